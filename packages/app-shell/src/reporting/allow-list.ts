/**
 * The last filter before a report is sent (security D23, T27). It builds a new event from the allowed fields only, so
 * that unknown fields are dropped. Pure. Bodies, answers, essays, names, e-mails, tokens and query strings cannot pass,
 * because no allowed field carries free text.
 */
import { BREADCRUMBS_MAX, STAFF_TREE, V1_TREE, V2_TREE } from '@luneta/domain';
import type { Breadcrumb, Event, Exception, StackFrame } from '@sentry/browser';

/** Ids of content and of exam days. A student's ids are not among them. */
const PARAMS = [
  'avaliacao_conhecimento_id',
  'banco_questao_id',
  'base_conhecimento_id',
  'dia_prova',
  'item_id',
  'materia_id',
  'objeto_conhecimento_id',
  'ordem_exercicio',
  'proposta_redacao_id',
  'trilha_fase_id',
  'trilha_id',
  'turma_avaliacao_id',
] as const;

const FRAMES_MAX = 50;
const ID = /^\d{1,12}$/u;
const CODE = /^[a-z][a-z0-9_]{0,59}$/u;
/** Names of the contract, by dots; a place in a list has a number. */
const FIELD = /^[a-z\d_]{1,60}(?:\.[a-z\d_]{1,60}){0,9}$/u;
const OPERATION = /^[A-Za-z]{1,60}$/u;
/** Messages that a JavaScript engine writes by itself. Everything they may quote from data is removed. */
const MESSAGES = [
  /^Cannot (?:read|set) properties of (?:undefined|null)/u,
  /^Minified React error #\d+/u,
  /^Failed to fetch dynamically imported module/u,
  /^Maximum call stack size exceeded/u,
];
const TYPES = [
  'AggregateError',
  'ApiError',
  'ChamadaFalhou',
  'DOMException',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'RespostaDiverge',
  'SyntaxError',
  'TypeError',
  'URIError',
];
const WORDS: ReadonlySet<string> = new Set(
  [...V1_TREE, ...V2_TREE, ...STAFF_TREE, '/privacy_policy', '/terms_and_conditions', '/recuperacao_senha'].flatMap(
    (pattern) => pattern.split('/').filter((segment) => /^[a-z][a-z_0-9]*$/u.test(segment)),
  ),
);

/** The pattern of an address: words of our routes stay, everything else becomes `:x`; no query, no fragment. */
export function placeOf(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/u, '').split(/[?#]/u)[0] ?? '';
  const segments = path.split('/').filter(Boolean);
  return `/${segments.map((segment) => (WORDS.has(segment) ? segment : ':x')).join('/')}`;
}

/** Of the parameters of a call: the listed ids, when they are numbers. */
export function allowedParams(params: unknown): Record<string, number> {
  if (typeof params !== 'object' || params === null) return {};
  const given = new Map<string, unknown>(Object.entries(params));
  const kept = PARAMS.flatMap((name) => {
    const value = given.get(name);
    return (typeof value === 'number' || typeof value === 'string') && ID.test(String(value))
      ? [[name, Number(value)] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const whole = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined);
const oneOf = <Option extends string>(value: unknown, options: readonly Option[]): Option | undefined =>
  options.find((option) => option === value);

/** Keeps the names of our own built files. Foreign addresses and inline scripts are dropped. */
function frameOf({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = /\/assets\/([\w.-]{1,120}\.m?js)(?:[?#]|$)/u.exec(filename ?? '')?.[1];
  return {
    filename: file === undefined ? 'app' : `/assets/${file}`,
    function: matching(name, /^[\w$.<>]{1,60}$/u) ?? '?',
    lineno: whole(lineno) ?? 0,
    colno: whole(colno) ?? 0,
    in_app: in_app === true,
  };
}

function exceptionOf({ type, value, stacktrace }: Exception): Exception {
  const said = MESSAGES.map((pattern) => pattern.exec(value ?? '')?.[0]).find((text) => text !== undefined);
  return {
    type: oneOf(type, TYPES) ?? 'Error',
    value: said ?? '',
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.slice(-FRAMES_MAX).map(frameOf) } } : {}),
  };
}

/** Only the two kinds the app makes itself: where one went, and which call was made. */
function breadcrumbOf({ category, message, timestamp, data }: Breadcrumb): Breadcrumb[] {
  const at = typeof timestamp === 'number' ? { timestamp } : {};
  if (category === 'navegacao') return [{ ...at, category, message: placeOf(message ?? '') }];
  if (category !== 'chamada') return [];
  const operacao = matching(message, OPERATION);
  return operacao === undefined
    ? []
    : [{ ...at, category, message: operacao, data: { status: whole(data?.['status']) ?? 0 } }];
}

/** The event that may leave. */
export function allowedEvent(event: Event): Event {
  const { tags = {}, extra = {} } = event;
  const safeTags = {
    app: oneOf(tags['app'], ['student-v1', 'student-v2', 'staff']),
    operacao: matching(tags['operacao'], OPERATION),
    codigo: matching(tags['codigo'], CODE),
    campo: matching(tags['campo'], FIELD),
    status: whole(tags['status']),
    lugar: typeof tags['lugar'] === 'string' ? placeOf(tags['lugar']) : undefined,
  };
  return {
    ...(typeof event.event_id === 'string' ? { event_id: event.event_id } : {}),
    ...(typeof event.timestamp === 'number' ? { timestamp: event.timestamp } : {}),
    platform: 'javascript',
    level: 'error',
    ...(event.environment === undefined ? {} : { environment: event.environment }),
    exception: { values: (event.exception?.values ?? []).slice(0, 5).map(exceptionOf) },
    breadcrumbs: (event.breadcrumbs ?? []).slice(-BREADCRUMBS_MAX).flatMap(breadcrumbOf),
    tags: Object.fromEntries(Object.entries(safeTags).filter(([, value]) => value !== undefined)),
    extra: { params: allowedParams(extra['params']) },
  };
}
