/** An essay proposal as the editor holds it, and what is sent of it. Pure. */
import type { PropostaGestao, PropostaNovaRequest, PropostaSituacao } from '@luneta/api-client';
import {
  GENEROS_TEXTUAIS,
  imagensSemDescricao,
  type GeneroTextual,
  propostaContradicoes,
  propostaFalhas,
} from '@luneta/domain';

import { copy } from './copy.ts';

/** A motivating text; `id` tells it from the others of the form. */
export type TextoValor = { readonly id: number; readonly conteudo: string; readonly fonte: string };

export type Valores = {
  titulo: string;
  genero: GeneroTextual;
  min_linhas: string;
  max_linhas: string;
  descricao: string;
  textos: readonly TextoValor[];
  fonte: string;
  ano: string;
  /** The state that is asked for; '' keeps the one that stands. */
  situacao: '' | PropostaSituacao;
};

export type Pedido = Omit<PropostaNovaRequest, 'params'>;

export const NOVA: Valores = {
  titulo: '',
  genero: 'Dissertativo-argumentativo',
  min_linhas: '8',
  max_linhas: '30',
  descricao: '',
  textos: [{ id: 1, conteudo: '', fonte: '' }],
  fonte: '',
  ano: '',
  situacao: '',
};

/** A genre of before the list reads as the first of it. */
const generoOf = (nome: string): GeneroTextual => GENEROS_TEXTUAIS.find((genero) => genero === nome) ?? NOVA.genero;

export const valoresOf = (proposta: PropostaGestao): Valores => ({
  titulo: proposta.titulo,
  genero: generoOf(proposta.genero_textual_nome),
  min_linhas: String(proposta.min_linhas),
  max_linhas: String(proposta.max_linhas),
  descricao: proposta.descricao,
  textos: proposta.textos.map((texto, n) => ({ id: n + 1, ...texto })),
  fonte: proposta.fonte,
  ano: proposta.ano === null ? '' : String(proposta.ano),
  situacao: '',
});

const numberOf = (typed: string): number => (/^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : 0);

/** Texts that somebody has begun. */
export const begun = ({ textos }: Pick<Valores, 'textos'>): readonly TextoValor[] =>
  textos.filter(({ conteudo, fonte }) => conteudo !== '' || fonte.trim() !== '');

/** What is sent. @param stands the state that the proposal has */
export const pedidoOf = (valores: Valores, stands: PropostaSituacao): Pedido => ({
  titulo: valores.titulo.trim(),
  descricao: valores.descricao,
  genero_textual_nome: valores.genero,
  min_linhas: numberOf(valores.min_linhas),
  max_linhas: numberOf(valores.max_linhas),
  textos: begun(valores).map(({ conteudo, fonte }) => ({ conteudo, fonte: fonte.trim() })),
  ano: valores.ano.trim() === '' ? null : numberOf(valores.ano),
  fonte: valores.fonte.trim(),
  situacao: valores.situacao === '' ? stands : valores.situacao,
});

/** Sentences by field; a draft may lack what a whole one has (ROT-8). @param stands the state that the proposal has */
export function faltasDe(valores: Valores, stands: PropostaSituacao): Readonly<Record<string, string | undefined>> {
  const { textos, situacao, ...rest } = pedidoOf(valores, stands);
  const whole = situacao !== 'rascunho';
  const written = begun(valores);
  const proposta = { ...rest, textos: textos.map(({ conteudo, fonte = '' }) => ({ conteudo, fonte })) };
  const found: Record<string, string> = {};
  // The form shows texts that nobody has begun, too.
  const placeOf = (campo: string) => {
    const [, n] = /^textos\.(\d+)\./u.exec(campo) ?? [];
    const text = n === undefined ? undefined : written[Number(n)];
    return text === undefined ? campo : `textos.${valores.textos.indexOf(text)}.conteudo`;
  };
  for (const { campo, codigo } of whole ? propostaFalhas(proposta) : propostaContradicoes(proposta))
    found[placeOf(campo)] ??= copy.faltas[codigo];
  if (whole) {
    if (imagensSemDescricao(valores.descricao) > 0) found['descricao'] ??= copy.faltas.imagem;
    for (const [n, { conteudo }] of valores.textos.entries())
      if (imagensSemDescricao(conteudo) > 0) found[`textos.${n}.conteudo`] ??= copy.faltas.imagem;
  }
  if (proposta.ano !== null && proposta.ano !== undefined && (proposta.ano < 1900 || proposta.ano > 2200))
    found['ano'] = copy.faltas.ano;
  return found;
}
