/** What an act of the audit was done to, in words. It names no student of a marking: those are marked without a name. */

/** Names that the facts of an act lead to; null where it has none. */
export type NomesDoAto = {
  readonly prova: string | null;
  /** Number of the question in the exam. */
  readonly item: number | null;
  readonly turma: string | null;
  readonly curso: string | null;
  /** Code of a question of the bank. */
  readonly questao: string | null;
  readonly aviso: string | null;
  readonly materia: string | null;
  /** The person concerned, when it is no student: students stand in a line of their own. */
  readonly pessoa: string | null;
};

/** Acts whose object is the school itself. */
const DA_ESCOLA = new Map([
  ['configuracao_alterada', 'Configurações da escola'],
  ['manutencao_ligada', 'Acesso da escola'],
  ['manutencao_desligada', 'Acesso da escola'],
  ['escola_suspensa', 'Acesso da escola'],
  ['escola_liberada', 'Acesso da escola'],
  ['imagem_enviada', 'Imagens da escola'],
  ['importacao_enviada', 'Pessoas e turmas por arquivo'],
  ['importacao_colunas', 'Pessoas e turmas por arquivo'],
  ['importacao_linha_mudada', 'Pessoas e turmas por arquivo'],
  ['importacao_aplicada', 'Pessoas e turmas por arquivo'],
  ['importacao_terminada', 'Pessoas e turmas por arquivo'],
  ['importacao_desfazer', 'Pessoas e turmas por arquivo'],
  ['importacao_desfeita', 'Pessoas e turmas por arquivo'],
  ['sede_salva', 'Sedes da escola'],
  ['sede_arquivada', 'Sedes da escola'],
  ['serie_salva', 'Séries da escola'],
  ['serie_arquivada', 'Séries da escola'],
  ['series_criadas', 'Séries da escola'],
  ['ano_letivo_salvo', 'Ano letivo'],
  ['turmas_criadas', 'Turmas da escola'],
  ['questoes_exportadas', 'Banco de questões'],
  ['questoes_em_lote', 'Banco de questões'],
  ['texto_base_salvo', 'Banco de questões'],
  ['habilidade_salva', 'Banco de questões'],
  ['etiqueta_salva', 'Banco de questões'],
  ['materia_salva', 'Banco de questões'],
  ['objeto_salvo', 'Banco de questões'],
  ['objetos_juntos', 'Banco de questões'],
  ['proposta_criada', 'Propostas de redação'],
  ['proposta_salva', 'Propostas de redação'],
  ['proposta_copiada', 'Propostas de redação'],
  ['conteudo_criado', 'Conteúdos digitais'],
  ['conteudo_salvo', 'Conteúdos digitais'],
  ['conteudos_em_ordem', 'Conteúdos digitais'],
  ['conteudo_verificado', 'Conteúdos digitais'],
]);

const named = (word: string, name: string | number | null): string[] => (name === null ? [] : [`${word} ${name}`]);

/** The object of an act from the largest to the smallest part, as 'Prova Simulado 3 · turma 3B'; null for none. [OBJ-1] [OBJ-2] */
export function objetoDoAto(acao: string, nomes: NomesDoAto): string | null {
  const { prova, item, turma, curso, questao, aviso, materia, pessoa } = nomes;
  const parts = [
    ...named('Prova', prova),
    ...named('questão', item),
    ...named('turma', turma),
    ...named('Curso', curso),
    ...named('Questão', questao),
    ...named('Aviso', aviso),
    ...(materia === null ? [] : [materia]),
    ...(pessoa === null ? [] : [pessoa]),
  ];
  if (parts.length === 0) return DA_ESCOLA.get(acao) ?? null;
  const text = parts.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
