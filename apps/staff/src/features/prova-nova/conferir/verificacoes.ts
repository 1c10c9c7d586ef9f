/** The checks of an exam as the screen groups them: what stops, what warns, what is in order, and how each is mended. Pure. */
import type { Checagem } from '@luneta/api-client';

import { paths } from '../../../shared/paths.ts';
import { etapaDaChecagem, type Etapa } from '../etapas.ts';
import { copy } from './copy.ts';

/** Checks of one code, in the order of the exam. */
export type Grupo = { readonly codigo: string; readonly checagens: readonly [Checagem, ...Checagem[]] };

export function gruposDe(checagens: readonly Checagem[], gravidade: Checagem['gravidade']): Grupo[] {
  const found = new Map<string, [Checagem, ...Checagem[]]>();
  for (const one of checagens) {
    if (one.gravidade !== gravidade) continue;
    const same = found.get(one.codigo);
    if (same) same.push(one);
    else found.set(one.codigo, [one]);
  }
  return [...found].map(([codigo, same]) => ({ codigo, checagens: same }));
}

/** Where a check is mended: a step, or the question in the bank. */
export type Conserto = { readonly label: string } & ({ readonly etapa: Etapa } | { readonly href: string });

export function consertoDe(checagem: Checagem): Conserto {
  const { codigo, alvo } = checagem;
  const noBanco = copy.noBanco[codigo];
  if (noBanco !== undefined && alvo.questao_id !== undefined)
    return { label: noBanco, href: paths.questaoEditor(alvo.questao_id) };
  const etapa = etapaDaChecagem(checagem);
  const names: Readonly<Partial<Record<Etapa, string>>> = copy.resolver;
  return { label: copy.resolverDe[codigo] ?? names[etapa] ?? copy.resolver.questoes, etapa };
}

const { verificacoes: words } = copy;
type EmOrdem = { readonly texto: (quantas: number) => string; readonly codigos: readonly string[] };
const said = (text: string) => () => text;

/** What is in order when none of these codes comes. */
const FAMILIAS: readonly EmOrdem[] = [
  { texto: words.gabarito, codigos: ['sem_gabarito'] },
  { texto: words.numeros, codigos: ['numero_faltando', 'numero_repetido', 'questao_repetida'] },
  { texto: said(words.janelas), codigos: ['janela_curta', 'janela_invertida', 'sem_horario', 'hora_invalida'] },
  { texto: said(words.choque), codigos: ['janela_sobreposta', 'dias_sobrepostos'] },
  { texto: said(words.nome), codigos: ['sem_nome', 'sem_ciclo', 'nota_maxima_invalida', 'codigo_repetido'] },
  { texto: said(words.dias), codigos: ['sem_dias', 'dia_vazio', 'dia_repetido', 'proposta_inexistente'] },
  { texto: said(words.aprovadas), codigos: ['questao_nao_aprovada', 'questao_arquivada', 'questao_inexistente'] },
  { texto: said(words.pares), codigos: ['lingua_incompleta', 'lingua_trocada', 'idioma_nao_pedido'] },
  { texto: said(words.lacre), codigos: ['questao_lacrada'] },
  { texto: said(words.futuro), codigos: ['inicio_passado'] },
  { texto: said(words.turmas), codigos: ['sem_turmas', 'turma_outro_ano', 'turma_arquivada', 'turma_inexistente'] },
  { texto: said(words.vistas), codigos: ['questao_vista', 'em_outra_prova'] },
  { texto: said(words.imagens), codigos: ['imagem_sem_descricao'] },
  { texto: said(words.equilibrio), codigos: ['tempo_curto', 'tempo_longo', 'nivel_concentrado'] },
];

/** What is in order, in words. @param lugares how many places the exam has */
export function emOrdem(checagens: readonly Checagem[], lugares: number): string[] {
  const found = new Set(checagens.map(({ codigo }) => codigo));
  return FAMILIAS.filter(({ codigos }) => codigos.every((codigo) => !found.has(codigo))).map(({ texto }) =>
    texto(lugares),
  );
}

/** Codes of the warnings, each once: what the person accepts with one tick. */
export const codigosDosAvisos = (checagens: readonly Checagem[]): string[] =>
  gruposDe(checagens, 'aviso')
    .map(({ codigo }) => codigo)
    .sort();
