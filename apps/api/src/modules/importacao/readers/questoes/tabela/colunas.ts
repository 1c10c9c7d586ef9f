/** What the columns of a table of questions are, by their headings. */
import { titleKey } from '@luneta/domain/importacao-titulos';

import { CAMPOS_DA_QUESTAO, type CampoDaQuestao } from '../modelo.ts';

/** Usual words for a field, as `titleKey` writes them. */
const SINONIMOS: Readonly<Partial<Record<CampoDaQuestao, readonly string[]>>> = {
  codigo: ['id', 'cod', 'codigo_da_questao', 'identificador', 'numero', 'questao_id'],
  materia: ['disciplina', 'componente', 'componente_curricular'],
  objeto: ['assunto', 'topico', 'conteudo', 'tema', 'objeto_de_conhecimento', 'objeto_do_conhecimento'],
  habilidades: ['habilidade', 'bncc', 'codigo_bncc', 'descritor'],
  tipo: ['tipo_de_questao', 'tipo_da_questao'],
  texto_base: ['texto', 'texto_de_apoio', 'suporte'],
  enunciado: ['pergunta', 'questao', 'comando', 'enunciado_da_questao'],
  a: ['alternativa_a', 'opcao_a', 'letra_a', 'resposta_a'],
  b: ['alternativa_b', 'opcao_b', 'letra_b', 'resposta_b'],
  c: ['alternativa_c', 'opcao_c', 'letra_c', 'resposta_c'],
  d: ['alternativa_d', 'opcao_d', 'letra_d', 'resposta_d'],
  e: ['alternativa_e', 'opcao_e', 'letra_e', 'resposta_e'],
  gabarito: ['resposta', 'resposta_correta', 'correta', 'alternativa_correta', 'chave'],
  comentario: ['resolucao', 'explicacao', 'justificativa', 'comentarios'],
  dificuldade: ['nivel', 'nivel_de_dificuldade'],
  lingua: ['lingua_estrangeira', 'idioma'],
  tri_origem: ['origem_tri', 'fonte_tri'],
  etiquetas: ['tags', 'etiqueta', 'palavras_chave'],
  imagem: ['imagens', 'figura', 'arquivo_imagem'],
  formato: ['formato_do_texto'],
};

export type ColunaProposta = {
  readonly campo: CampoDaQuestao | null;
  readonly situacao: 'reconhecida' | 'proposta' | 'ignorada';
};

/** What a heading says the column is. */
export function colunaDeQuestao(titulo: string): ColunaProposta {
  const key = titleKey(titulo);
  const named = CAMPOS_DA_QUESTAO.find((campo) => campo === key);
  if (named !== undefined) return { campo: named, situacao: 'reconhecida' };
  const meant = CAMPOS_DA_QUESTAO.find((campo) => SINONIMOS[campo]?.includes(key));
  return meant === undefined ? { campo: null, situacao: 'ignorada' } : { campo: meant, situacao: 'proposta' };
}
