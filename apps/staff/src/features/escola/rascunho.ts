/** What a person is changing in the settings: fields as they are typed, and the request that follows. Pure. */
import type { ConfiguracaoEscola, ConfiguracaoEscolaRequest } from '@luneta/api-client';
import { isNomeVazio } from '@luneta/domain';
import { FICHAS_VALIDADE_DIAS } from '@luneta/domain/senha';

import { copy } from './copy.ts';

/** Numbers as they are typed. */
export type Campos = Omit<
  ConfiguracaoEscola,
  | 'escola_id'
  | 'versao'
  | 'alterada_em'
  | 'segundos_por_vida'
  | 'divergencia_maxima'
  | 'retencao_meses'
  | 'fichas_validade_dias'
  | 'contato_email'
  | 'contato_telefone'
  | 'contato_horario'
  | 'politica_privacidade'
  | 'termos_de_uso'
> & {
  minutos_por_vida: string;
  divergencia_maxima: string;
  retencao_meses: string;
  fichas_validade_dias: string;
  contato_email: string;
  contato_telefone: string;
  contato_horario: string;
  politica_privacidade: string;
  termos_de_uso: string;
};
export type JanelasNaMudanca = NonNullable<ConfiguracaoEscolaRequest['janelas']>;
/** With the zone goes what the exams ahead keep (ESC-3). */
export type Mudancas = Partial<Campos> & { janelas?: JanelasNaMudanca };

export function camposOf(stands: ConfiguracaoEscola): Campos {
  return {
    nome: stands.nome,
    fuso_horario: stands.fuso_horario,
    nome_moeda: stands.nome_moeda,
    minutos_por_vida: String(stands.segundos_por_vida / 60),
    ranking_modo: stands.ranking_modo,
    aprendizagem_ativa: stands.aprendizagem_ativa,
    pesquisa_ativa: stands.pesquisa_ativa,
    recuperacao_por_perguntas: stands.recuperacao_por_perguntas,
    segundo_corretor: stands.segundo_corretor,
    liberacao: stands.liberacao ?? 'sozinha',
    duas_etapas_obrigatorias: stands.duas_etapas_obrigatorias,
    divergencia_maxima: String(stands.divergencia_maxima),
    contato_email: stands.contato_email ?? '',
    contato_telefone: stands.contato_telefone ?? '',
    contato_horario: stands.contato_horario ?? '',
    politica_privacidade: stands.politica_privacidade ?? '',
    termos_de_uso: stands.termos_de_uso ?? '',
    base_legal: stands.base_legal,
    retencao_meses: String(stands.retencao_meses),
    fichas_validade_dias: String(stands.fichas_validade_dias ?? FICHAS_VALIDADE_DIAS.fallback),
    anonimizacao_automatica: stands.anonimizacao_automatica,
  };
}

/** Without what is again as it stands; what exams keep means nothing without a new zone. */
export function pendingOf(stands: ConfiguracaoEscola, mudancas: Mudancas): Mudancas {
  const campos: Readonly<Record<string, unknown>> = camposOf(stands);
  const { janelas, ...pending }: Mudancas = Object.fromEntries(
    Object.entries(mudancas).filter(([name, value]) => campos[name] !== value),
  );
  return pending.fuso_horario === undefined || janelas === undefined ? pending : { ...pending, janelas };
}

const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,5}$/u.test(text.trim()) && Number(text) >= min && Number(text) <= max;

const RANGES = {
  minutos_por_vida: [1, 1440],
  divergencia_maxima: [20, 1000],
  retencao_meses: [12, 240],
  fichas_validade_dias: [FICHAS_VALIDADE_DIAS.min, FICHAS_VALIDADE_DIAS.max],
} as const;

/** What is wrong with what was typed, by field. The server checks again. */
export function errosOf(mudancas: Mudancas): Partial<Record<keyof Campos, string>> {
  const numbers = (
    ['minutos_por_vida', 'divergencia_maxima', 'retencao_meses', 'fichas_validade_dias'] as const
  ).flatMap((name) => {
    const typed = mudancas[name];
    const [min, max] = RANGES[name];
    return typed === undefined || isWhole(typed, min, max) ? [] : [[name, copy.errors.whole(min, max)] as const];
  });
  const coins = mudancas.nome_moeda !== undefined && mudancas.nome_moeda.trim() === '';
  const nameless = mudancas.nome !== undefined && isNomeVazio(mudancas.nome);
  return {
    ...Object.fromEntries(numbers),
    ...(coins ? { nome_moeda: copy.errors.required } : {}),
    ...(nameless ? { nome: copy.errors.nome } : {}),
  };
}

/** An empty text is none. */
const orNull = (text: string | undefined) => (text === undefined ? undefined : text.trim() || null);
const orNumber = (text: string | undefined, unit = 1) => (text === undefined ? undefined : Number(text) * unit);

export function requestOf(versao: number, mudancas: Mudancas): ConfiguracaoEscolaRequest {
  const { minutos_por_vida, divergencia_maxima, retencao_meses, fichas_validade_dias, ...rest } = mudancas;
  const changed = {
    ...rest,
    segundos_por_vida: orNumber(minutos_por_vida, 60),
    divergencia_maxima: orNumber(divergencia_maxima),
    retencao_meses: orNumber(retencao_meses),
    fichas_validade_dias: orNumber(fichas_validade_dias),
    contato_email: orNull(rest.contato_email),
    contato_telefone: orNull(rest.contato_telefone),
    contato_horario: orNull(rest.contato_horario),
    politica_privacidade: orNull(rest.politica_privacidade),
    termos_de_uso: orNull(rest.termos_de_uso),
  };
  return { versao, ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) };
}
