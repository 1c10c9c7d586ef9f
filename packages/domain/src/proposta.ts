/** Essay proposals: what a whole one has, what a used one keeps, and whose eyes it is for before an exam begins. */
import type { Perfil } from './perfil.ts';
import { isResponsavel } from './questao-lacre.ts';
import { isHtmlVazio } from './questao-texto.ts';
import { changedFields } from './revisao.ts';

/** Genres that a proposal may ask for, in the order of their use. [ROT-8] */
export const GENEROS_TEXTUAIS = [
  'Dissertativo-argumentativo',
  'Artigo de opinião',
  'Carta aberta',
  'Carta do leitor',
  'Editorial',
  'Resenha crítica',
  'Texto expositivo',
  'Notícia',
  'Reportagem',
  'Crônica',
  'Conto',
  'Relato pessoal',
  'Discurso',
] as const;

export type GeneroTextual = (typeof GENEROS_TEXTUAIS)[number];

/** Bounds of the ruled sheet and of the motivating texts. [ROT-8] */
export const PROPOSTA_LIMITES = { linhasMenor: 20, linhasMaior: 50, textos: 6 } as const;

/** What students read of a proposal. HTML is clean. */
export type PropostaFixa = {
  /** The theme, in one sentence. */
  readonly titulo: string;
  readonly descricao: string;
  readonly genero_textual_nome: string;
  readonly min_linhas: number;
  readonly max_linhas: number;
  readonly textos: readonly { readonly conteudo: string; readonly fonte: string }[];
};

const CAMPOS = ['titulo', 'descricao', 'genero_textual_nome', 'min_linhas', 'max_linhas', 'textos'] as const;

const plain = ({ textos, ...rest }: PropostaFixa): PropostaFixa => ({
  ...rest,
  textos: textos.map(({ conteudo, fonte }) => ({ conteudo, fonte })),
});

/** The fields of which a proposal of a published exam changes none: a change of them makes the next revision. [ROT-7] */
export const propostaMudou = (before: PropostaFixa, after: PropostaFixa): boolean =>
  changedFields(CAMPOS, plain(before), plain(after)).length > 0;

export type PropostaFalha = {
  /** Path of the field, as `textos.2.conteudo`. */
  readonly campo: string;
  readonly codigo:
    | 'tema_vazio'
    | 'enunciado_vazio'
    | 'sem_textos'
    | 'texto_vazio'
    | 'linhas_fora_da_folha'
    | 'linhas_invertidas';
};

/** What contradicts itself, in a draft too. [ROT-8] */
export function propostaContradicoes({ min_linhas, max_linhas }: PropostaFixa): PropostaFalha[] {
  const { linhasMenor, linhasMaior } = PROPOSTA_LIMITES;
  if (max_linhas < linhasMenor || max_linhas > linhasMaior)
    return [{ campo: 'max_linhas', codigo: 'linhas_fora_da_folha' }];
  return min_linhas < 1 || min_linhas > max_linhas ? [{ campo: 'min_linhas', codigo: 'linhas_invertidas' }] : [];
}

/** What keeps a proposal from being given to students. [ROT-8] */
export function propostaFalhas(proposta: PropostaFixa): PropostaFalha[] {
  const { titulo, descricao, textos } = proposta;
  const empty = textos.flatMap(({ conteudo }, n): PropostaFalha[] =>
    isHtmlVazio(conteudo) ? [{ campo: `textos.${n}.conteudo`, codigo: 'texto_vazio' }] : [],
  );
  return [
    ...(titulo === '' ? [{ campo: 'titulo', codigo: 'tema_vazio' } as const] : []),
    ...(isHtmlVazio(descricao) ? [{ campo: 'descricao', codigo: 'enunciado_vazio' } as const] : []),
    ...(textos.length === 0 ? [{ campo: 'textos', codigo: 'sem_textos' } as const] : []),
    ...empty,
    ...propostaContradicoes(proposta),
  ];
}

/** An exam with the proposal: whether the reader made it, and when it begins in the last of its classes; null: unknown. */
export type ProvaDaProposta = { readonly autor: boolean; readonly inicioMs: number | null };

/**
 * Whether a proposal is hidden from this reader: an exam with any revision of it has not begun in every class, and the reader
 * neither wrote the proposal, nor made each such exam, nor answers for the bank. [ROT-9]
 */
export function isPropostaLacrada(
  perfil: Perfil,
  autor: boolean,
  provas: readonly ProvaDaProposta[],
  nowMs: number,
): boolean {
  if (autor || isResponsavel(perfil)) return false;
  return provas.some((prova) => !prova.autor && (prova.inicioMs === null || prova.inicioMs > nowMs));
}
