/**
 * A school's settings: names, defaults, and how `escola.configuracao` is read and written. It does not validate: the
 * contract and `staff/escolas` check values before they are stored.
 */
import { BASES_LEGAIS, type BaseLegal } from '@luneta/domain/base-legal';
import { readBossRules, type BossRules } from '@luneta/domain/boss';
import { LIBERACAO_MODOS, type LiberacaoModo } from '@luneta/domain/conferencia';
import { FICHAS_POR } from '@luneta/domain/fichas-direito';
import { RANKING_MODOS, type RankingModo } from '@luneta/domain/ranking-estrelas';
import { FICHAS_VALIDADE_DIAS } from '@luneta/domain/senha';
import { SECONDS_PER_VIDA } from '@luneta/domain/vidas';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { requireSaved } from '../../http/versao.ts';

const PERGUNTAS = ['obrigatorias', 'opcionais', 'desligadas'] as const;

export type Configuracao = {
  /**
   * Security questions: required from every student, optional, or off. When they are off, recovery by questions is off
   * (decisions 43, 61).
   */
  readonly perguntas_seguranca: (typeof PERGUNTAS)[number];
  /** The value that `perguntas_seguranca` returns to when it is switched on again. */
  readonly perguntas_quando_ligadas: Exclude<(typeof PERGUNTAS)[number], 'desligadas'>;
  /** The satisfaction survey may be shown (decision 10). */
  readonly pesquisa: boolean;
  /** Seconds until a lost life returns, from a minute to a day (decision 129). */
  readonly segundos_por_vida: number;
  /** Time, number of items, hits needed to win, and coins of the Boss (decision 139). */
  readonly boss: BossRules;
  /** The name of coins (decision 13). */
  readonly nome_moeda: string;
  /** The ranking shows everybody by display name, only the student's neighbourhood, or is off (decision 154). */
  readonly ranking_modo: RankingModo;
  /** The learning-level pages are on (decision 157). */
  readonly aprendizagem_ativa: boolean;
  /** Each essay is marked twice (decision 120). */
  readonly segundo_corretor: boolean;
  /** If two marks differ by more points than this, a third person marks (decision 120). */
  readonly divergencia_maxima: number;
  /** The staff of the school must sign in by two steps (security D8). */
  readonly duas_etapas_obrigatorias: boolean;
  /** Help contacts of the school (decisions 11, 188). */
  readonly contato_email: string | null;
  readonly contato_telefone: string | null;
  readonly contato_horario: string | null;
  /** Sanitised HTML. Null: the product's own text (decision 12). */
  readonly politica_privacidade: string | null;
  readonly termos_de_uso: string | null;
  /** The legal basis on which the school processes the data of its students (security D26). */
  readonly base_legal: BaseLegal;
  /** Months after the end of the last enrolment until data are anonymised (decision 168). */
  readonly retencao_meses: number;
  /** The server anonymises by itself after that time. Off: only staff do. */
  readonly anonimizacao_automatica: boolean;
  /** ISO instant of the last change of these two. Null before the first. */
  readonly retencao_alterada_em: string | null;
  /** Results go out by themselves, or staff look at them first (decision 226). */
  readonly liberacao: LiberacaoModo;
  /** Days for which the one-time passwords of access slips are valid (SEN-8). */
  readonly fichas_validade_dias: number;
  /** Profiles that make access slips besides gestao_vida and admin (PER-12). */
  readonly fichas_por: readonly (typeof FICHAS_POR)[number][];
  /** A question waits for a review before exams take it (PER-14). */
  readonly revisao_questoes: boolean;
  /** Professors publish exams of their own classes (PER-13). */
  readonly professor_publica: boolean;
  /** Grows with each change, from 1. */
  readonly versao: number;
  /** ISO instant of the last change in the console. Null before the first. */
  readonly alterada_em: string | null;
};

/** On the scale of marks, 0 to 1,000. */
const DIVERGENCIA: Range = { min: 20, max: 1_000, fallback: 100 };
const RETENCAO_MESES: Range = { min: 12, max: 240, fallback: 60 };
const VERSAO: Range = { min: 1, max: 1_000_000, fallback: 1 };

type Given = ReadonlyMap<string, unknown>;

function oneOf<Name extends string>(given: Given, key: string, names: readonly Name[], fallback: Name): Name {
  return names.find((name) => name === given.get(key)) ?? fallback;
}
function someOf<Name extends string>(given: Given, key: string, names: readonly Name[]): Name[] {
  const value = given.get(key);
  return Array.isArray(value) ? names.filter((name) => value.includes(name)) : [];
}
type Range = { readonly min: number; readonly max: number; readonly fallback: number };
function whole(given: Given, key: string, { min, max, fallback }: Range): number {
  const value = given.get(key);
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? value : fallback;
}
function textOrNull(given: Given, key: string): string | null {
  const value = given.get(key);
  return typeof value === 'string' && value !== '' ? value : null;
}

const MIN_SECONDS_PER_VIDA = 60;
const MAX_SECONDS_PER_VIDA = 86_400;

function secondsPerVida(value: unknown): number {
  const fits = typeof value === 'number' && Number.isInteger(value);
  return fits && value >= MIN_SECONDS_PER_VIDA && value <= MAX_SECONDS_PER_VIDA ? value : SECONDS_PER_VIDA;
}

/** The settings of a school. A missing or unknown value becomes its default. */
export function readConfiguracao(value: unknown): Configuracao {
  const given: Given = new Map(Object.entries(Object(value)));
  const perguntas_seguranca = oneOf(given, 'perguntas_seguranca', PERGUNTAS, 'opcionais');
  return {
    perguntas_seguranca,
    perguntas_quando_ligadas:
      perguntas_seguranca === 'desligadas'
        ? oneOf(given, 'perguntas_quando_ligadas', ['obrigatorias', 'opcionais'], 'opcionais')
        : perguntas_seguranca,
    pesquisa: given.get('pesquisa') !== false,
    segundos_por_vida: secondsPerVida(given.get('segundos_por_vida')),
    boss: readBossRules(given.get('boss')),
    nome_moeda: textOrNull(given, 'nome_moeda') ?? 'moedas',
    ranking_modo: oneOf(given, 'ranking_modo', RANKING_MODOS, 'nomeado'),
    aprendizagem_ativa: given.get('aprendizagem_ativa') !== false,
    segundo_corretor: given.get('segundo_corretor') === true,
    divergencia_maxima: whole(given, 'divergencia_maxima', DIVERGENCIA),
    duas_etapas_obrigatorias: given.get('duas_etapas_obrigatorias') === true,
    contato_email: textOrNull(given, 'contato_email'),
    contato_telefone: textOrNull(given, 'contato_telefone'),
    contato_horario: textOrNull(given, 'contato_horario'),
    politica_privacidade: textOrNull(given, 'politica_privacidade'),
    termos_de_uso: textOrNull(given, 'termos_de_uso'),
    base_legal: oneOf(given, 'base_legal', BASES_LEGAIS, 'nao_informada'),
    retencao_meses: whole(given, 'retencao_meses', RETENCAO_MESES),
    anonimizacao_automatica: given.get('anonimizacao_automatica') === true,
    retencao_alterada_em: textOrNull(given, 'retencao_alterada_em'),
    liberacao: oneOf(given, 'liberacao', LIBERACAO_MODOS, 'sozinha'),
    fichas_validade_dias: whole(given, 'fichas_validade_dias', FICHAS_VALIDADE_DIAS),
    fichas_por: someOf(given, 'fichas_por', FICHAS_POR),
    revisao_questoes: given.get('revisao_questoes') === true,
    professor_publica: given.get('professor_publica') !== false,
    versao: whole(given, 'versao', VERSAO),
    alterada_em: textOrNull(given, 'alterada_em'),
  };
}

export type EscolaConfigurada = {
  readonly nome: string;
  /** IANA time zone. It is a separate column, because SQL reads dates in it. */
  readonly fuso_horario: string;
  readonly configuracao: Configuracao;
};

type EscolaRow = Omit<EscolaConfigurada, 'configuracao'> & { readonly configuracao: unknown };

const read = (row: EscolaRow): EscolaConfigurada => ({ ...row, configuracao: readConfiguracao(row.configuracao) });

const FIND = statement<{ escola_id: number }, EscolaRow>(
  'find_escola_configuracao',
  'select nome, fuso_horario, configuracao from escola where id = :escola_id',
);

/** The school with its settings. */
export async function findConfiguracao(escola: Tenant): Promise<EscolaConfigurada> {
  const [row] = await escola.run(FIND, {});
  if (!row) throw new Error('the school of a session is gone');
  return read(row);
}

/** Unknown versions count as 1, as in `readConfiguracao`. */
const SAVE = statement<
  { escola_id: number; versao: number; nome: string | null; fuso_horario: string | null; mudancas: string },
  EscolaRow
>(
  'set_escola',
  `update escola set nome = coalesce(:nome, nome), fuso_horario = coalesce(:fuso_horario, fuso_horario),
          configuracao = configuracao || :mudancas::jsonb || jsonb_build_object('versao', :versao::int + 1)
    where id = :escola_id
      and case when configuracao->>'versao' ~ '^[1-9][0-9]{0,6}$' then (configuracao->>'versao')::int else 1 end = :versao::int
   returning nome, fuso_horario, configuracao`,
);

/** Fields that are absent or undefined keep their value. */
export type Mudancas = { readonly [K in Exclude<keyof Configuracao, 'versao'>]?: Configuracao[K] | undefined };

/** What of the school itself changes; null keeps it. */
export type Cadastro = { readonly nome: string | null; readonly fuso_horario: string | null };

/** Changes the settings. @throws 409 when someone changed them since `versao` was read */
export async function saveConfiguracao(
  escola: Tenant,
  versao: number,
  mudancas: Mudancas,
  { nome, fuso_horario }: Cadastro,
): Promise<EscolaConfigurada> {
  return read(requireSaved(await escola.run(SAVE, { versao, nome, fuso_horario, mudancas: JSON.stringify(mudancas) })));
}
