/** Errors of the calls that write passages, skills, tags, subjects and topics. */
import { conflict, notFound, unprocessable } from '../../../../http/errors.ts';

export const parteErrors = {
  notFound: () => notFound('nao_encontrado', 'Não encontramos o que você procura.'),
  nameEmpty: (campo: string) => unprocessable('nome_vazio', 'Escreva um nome, com letras ou números.').at(campo),
  nameTaken: (campo: string) => conflict('nome_repetido', 'Já existe outro com este nome.').at(campo),
  textoEmpty: () => unprocessable('texto_vazio', 'Escreva o texto-base.').at('conteudo'),
  codigo: () =>
    unprocessable('codigo_invalido', 'Este código não é deste sistema. Confira: EF07MA17, EM13MAT302, MT-H12, D12.').at(
      'codigo',
    ),
  habilidadeTaken: () => conflict('habilidade_repetida', 'Esta habilidade já está cadastrada.').at('codigo'),
  area: () => unprocessable('area_desconhecida', 'Escolha uma das áreas da lista.').at('area_codigo'),
  materia: () => unprocessable('materia_desconhecida', 'Escolha uma matéria desta escola.').at('materia_id'),
  materiaFixed: () =>
    unprocessable(
      'materia_do_objeto',
      'Um objeto de conhecimento fica na sua matéria. Crie outro na matéria certa.',
    ).at('materia_id'),
  serie: () => unprocessable('serie_desconhecida', 'Escolha uma série desta escola.').at('serie_id'),
  destino: () =>
    unprocessable('destino_invalido', 'Escolha outro objeto de conhecimento da mesma matéria.').at('destino_id'),
  withCourse: () =>
    conflict(
      'objeto_com_curso',
      'Este objeto de conhecimento tem curso ou conteúdos. Junte o outro a ele, ou leve os conteúdos antes.',
    ),
};
