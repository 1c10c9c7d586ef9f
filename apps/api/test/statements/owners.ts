/**
 * Which subject owns a table, and which tables a statement writes. A table is written by its owner alone (architecture.md,
 * Subjects), so that what follows from a write stands in one place.
 */
import { nodesOf, type PlanNode } from './plan.ts';

/** The tables of each subject. Tables of no school are listed too. */
export const OWNED: Readonly<Record<string, readonly string[]>> = {
  escola: [
    'ano_letivo',
    'auditoria',
    'aviso',
    'ciclo',
    'escola',
    'pedido',
    'pesquisa_resposta',
    'sede',
    'serie',
    'servico',
    'trabalho',
    'turma',
  ],
  pessoas: [
    'acomodacao',
    'aparelho_conhecido',
    'codigo_recuperacao',
    'consentimento',
    'diretorio_login',
    'duas_etapas',
    'hub_token',
    'login_falha',
    'pessoa',
    'recuperacao_email',
    'resposta_seguranca',
    'sessao',
    'supervisor_escola',
    'transferencia',
    'turma_aluno',
    'turma_professor',
  ],
  importacao: ['importacao', 'importacao_linha'],
  questoes: [
    'area_conhecimento',
    'etiqueta',
    'habilidade',
    'materia',
    'midia',
    'objeto_conhecimento',
    'proposta_redacao',
    'questao',
    'questao_etiqueta',
    'questao_habilidade',
    'texto_base',
    'texto_motivacional',
  ],
  provas: [
    'avaliacao',
    'avaliacao_dia',
    'avaliacao_evento',
    'avaliacao_item',
    'avaliacao_rascunho',
    'caderno_item',
    'entrada_aluno',
    'grade_linha',
    'janela_aluno',
    'prorrogacao',
    'recalculo',
    'redacao',
    'redacao_versao',
    'resposta',
    'resposta_fora_do_prazo',
    'resposta_subjetiva',
    'segunda_resposta',
    'tentativa',
    'turma_avaliacao',
    'turma_avaliacao_dia',
  ],
  correcao: ['correcao_redacao', 'correcao_subjetiva'],
  resultados: ['item_estatistica', 'resultado', 'resultado_area'],
  roteiros: [
    'aprendizagem_concordancia',
    'base_conhecimento',
    'boss',
    'boss_item',
    'carteira',
    'conteudo_digital',
    'conteudo_visualizacao',
    'explicacao_oculta',
    'fase_execucao',
    'fase_item',
    'fase_quiz',
    'moeda_lancamento',
    'trilha',
    'trilha_fase',
    'trilha_fase_questao',
    'trilha_item',
    'vida_lancamento',
  ],
};

const OWNER = new Map(Object.entries(OWNED).flatMap(([subject, tables]) => tables.map((table) => [table, subject])));

/** The tables that a plan writes, those of its sub-statements too. */
export const writtenBy = (plan: PlanNode): string[] => [
  ...new Set(
    nodesOf(plan).flatMap((node) =>
      node['Node Type'] === 'ModifyTable' ? [node['Relation Name'] ?? '(no name)'] : [],
    ),
  ),
];

/** The subject of a file of `src`; null when it stands in no subject. */
export const subjectOf = (file: string): string | null => /^modules\/([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * What is wrong with the place of a statement that writes.
 * @param files the files of `src` that declare a statement of this name
 */
export function placeFindings(name: string, tables: readonly string[], files: readonly string[]): string[] {
  return tables.flatMap((table) => {
    const owner = OWNER.get(table);
    if (owner === undefined) return [`'${name}' writes ${table}, which no subject owns: add it to OWNED`];
    if (files.length === 0) return [`'${name}' writes ${table}, and no file declares it`];
    return files
      .filter((file) => subjectOf(file) !== owner)
      .map((file) => `'${name}' in ${file} writes ${table}, which modules/${owner} owns: call that subject`);
  });
}
