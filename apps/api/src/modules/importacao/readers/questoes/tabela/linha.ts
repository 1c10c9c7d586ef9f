/** One line of a table of questions. */
import { splitEtiquetas, montar } from '../conferir.ts';
import { type Arquivos, createConteudo, type Escrita } from '../conteudo.ts';
import type { Alternativa, CampoDaQuestao, QuestaoLida } from '../modelo.ts';
import { erro } from '../problemas.ts';
import { LETRAS } from '@luneta/domain/resposta';
import { type Celulas, dificuldadeDe, gabaritoDe, linguaDe, listaDe, tipoDe, triDe } from './valores.ts';

/** Code of the example line of the empty table, which is refused when it is left in. */
export const EXEMPLO_CODIGO = 'EXEMPLO-APAGUE';

const COLUNAS = ['a', 'b', 'c', 'd', 'e'] as const;
const PICTURE = /^[^<>|\n]{1,120}\.(?:png|jpe?g|gif|webp|bmp)$/iu;

export type LinhaDaTabela = {
  readonly linha: number;
  readonly celulas: Celulas;
  readonly html: boolean;
  readonly arquivos: Arquivos;
  readonly pasta: string;
};

export function lerLinha({ linha, celulas, html, arquivos, pasta }: LinhaDaTabela): QuestaoLida {
  const conteudo = createConteudo(pasta);
  const escrita: Escrita = html || (celulas.formato ?? '').trim().toLowerCase() === 'html' ? 'html' : 'texto';
  const cell = (campo: CampoDaQuestao) => (celulas[campo] ?? '').trim();
  const text = (campo: CampoDaQuestao) =>
    cell(campo) === '' ? '' : conteudo.texto(campo, cell(campo), escrita, arquivos);
  const option = (campo: CampoDaQuestao): string => {
    const value = cell(campo);
    if (value === '') return '';
    const isPicture = escrita === 'texto' && PICTURE.test(value) && arquivos(value) !== null;
    return isPicture ? conteudo.imagem(value, null, arquivos) : conteudo.linha(campo, value, escrita, arquivos);
  };
  const codigo = cell('codigo');
  if (codigo === EXEMPLO_CODIGO)
    conteudo.dizer(
      erro('linha_de_exemplo', {
        mensagem: 'A linha de exemplo do modelo ficou no arquivo.',
        como: 'Apague a linha do arquivo ou deixe-a de fora.',
      }),
    );
  const tipo = tipoDe(conteudo, celulas);
  const last = COLUNAS.findLastIndex((campo) => cell(campo) !== '');
  const alternativas = COLUNAS.slice(0, last + 1).flatMap((campo, index): Alternativa[] => {
    const letra = LETRAS[index];
    return letra === undefined ? [] : [{ letra, texto: option(campo), motivo: '' }];
  });
  const pictures = listaDe(celulas.imagem).map((nome) => `<p>${conteudo.imagem(nome, null, arquivos)}</p>`);
  const passage = text('texto_base');
  const words = splitEtiquetas(listaDe(celulas.etiquetas));
  const named = (campo: 'materia' | 'objeto') => (cell(campo) === '' ? null : cell(campo).slice(0, 200));
  return montar(
    {
      linha,
      codigo: codigo === '' ? null : codigo.slice(0, 60),
      materia: named('materia'),
      objeto: named('objeto'),
      habilidades: [...new Set([...listaDe(celulas.habilidades), ...words.habilidades])],
      etiquetas: words.etiquetas,
      tipo,
      texto_base: passage === '' ? null : { titulo: '', conteudo: passage, fonte: '' },
      enunciado: [text('enunciado'), ...pictures].join(''),
      alternativas,
      gabarito: gabaritoDe(conteudo, celulas),
      comentario: text('comentario'),
      dificuldade: dificuldadeDe(conteudo, celulas),
      lingua: linguaDe(conteudo, celulas),
      tri: tipo === 'objetiva' ? triDe(conteudo, celulas) : null,
    },
    conteudo,
  );
}
