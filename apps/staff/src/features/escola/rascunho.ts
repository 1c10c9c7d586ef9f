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
  liberacao: NonNullable<ConfiguracaoEscola['liberacao']>;
  fichas_por: NonNullable<ConfiguracaoEscola['fichas_por']>;
  revisao_questoes: boolean;
  professor_publica: boolean;
};
export type JanelasNaMudanca = NonNullable<ConfiguracaoEscolaRequest['janelas']>;
/** With a new zone goes what the exams ahead keep (ESC-3); null until it is chosen. */
export type Valores = Campos & { janelas: JanelasNaMudanca | null };

export function valoresOf(stands: ConfiguracaoEscola): Valores {
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
    fichas_por: stands.fichas_por ?? [],
    revisao_questoes: stands.revisao_questoes ?? false,
    professor_publica: stands.professor_publica ?? true,
    anonimizacao_automatica: stands.anonimizacao_automatica,
    janelas: null,
  };
}

/** Fields of the request that a person writes in another unit. */
export const CAMPO_DE = { segundos_por_vida: 'minutos_por_vida' } as const;

/** The contract's bounds, in the unit in which each is written. */
export const LIMITES = {
  minutos_por_vida: { min: 1, max: 1440 },
  divergencia_maxima: { min: 20, max: 1000 },
  retencao_meses: { min: 12, max: 240 },
  fichas_validade_dias: { min: FICHAS_VALIDADE_DIAS.min, max: FICHAS_VALIDADE_DIAS.max },
} as const;

const whole = ({ min, max }: { min: number; max: number }) => copy.errors.whole(min, max);

/** What each field says of whatever the contract has against it. */
export const DITOS = {
  nome_moeda: copy.errors.required,
  minutos_por_vida: whole(LIMITES.minutos_por_vida),
  divergencia_maxima: whole(LIMITES.divergencia_maxima),
  retencao_meses: whole(LIMITES.retencao_meses),
  fichas_validade_dias: whole(LIMITES.fichas_validade_dias),
} as const;

/** What the contract's shape does not say. @param unchosen the exams ahead wait for a choice */
export const errosOf = ({ nome }: Valores, unchosen: boolean) => ({
  ...(isNomeVazio(nome) && { nome: copy.errors.nome }),
  ...(unchosen && { janelas: copy.errors.janelas }),
});

/** An empty text is none. */
const orNull = (text: string | undefined) => (text === undefined ? undefined : text.trim() || null);
/** A whole number as it is typed; anything else is none that the contract takes. */
const orNumber = (text: string | undefined, unit = 1) => {
  if (text === undefined) return undefined;
  return /^\d{1,5}$/u.test(text.trim()) ? Number(text) * unit : Number.NaN;
};

/** Only what changed, over the version that was read. */
export function requestOf(versao: number, mudancas: Partial<Valores>): ConfiguracaoEscolaRequest {
  const { minutos_por_vida, divergencia_maxima, retencao_meses, fichas_validade_dias, janelas, ...rest } = mudancas;
  const changed = {
    ...rest,
    janelas: rest.fuso_horario === undefined ? undefined : (janelas ?? undefined),
    nome_moeda: rest.nome_moeda?.trim(),
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
