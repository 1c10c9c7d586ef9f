/**
 * Every variable that the server and its commands read. The readers (`config*.ts`) take values from here only, and
 * `pnpm generate` writes the table of docs/environment.md from it. What several variables must be together, the readers know.
 */
import { firstPort, integer, list, matching, off, on, or, origin, path, secret, text } from './config-kinds.ts';

const SERVER = '`serve`';
const EVERY = 'every command';
const APPS = '`serve`, `apps configure`';
const DATABASE = 'every command with a database';

const HUB =
  'of the learning hub ([operation](operation.md#luneta_hub_issuer-luneta_hub_audience-luneta_hub_jwks-luneta_hub_public_key))';
const ORIGIN = { readBy: APPS, default: 'host and port' };

const isMail = (raw: string): boolean => URL.canParse(raw) && ['smtp:', 'smtps:'].includes(new URL(raw).protocol);
const isSender = (raw: string): boolean => /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(raw);

export const SETTINGS = {
  LUNETA_PORT: or(
    4000,
    firstPort('LUNETA_PORT', {
      what: 'first of four ports in a row (API, student-v1, student-v2, staff), none of which browsers refuse; 0 takes four free ones',
      readBy: SERVER,
    }),
  ),
  LUNETA_HOST: or('127.0.0.1', text('LUNETA_HOST', { what: 'address to listen on', readBy: SERVER }, 'address')),
  LUNETA_DATA_DIR: path('LUNETA_DATA_DIR', 'folder', {
    what: 'embedded PostgreSQL, its password, the secret that signs tokens',
    readBy: EVERY,
    default: '`.luneta`; outside, under `/var/lib/luneta`, when root runs it from a private folder',
  }),
  DATABASE_URL: text(
    'DATABASE_URL',
    { what: 'a PostgreSQL 15 or newer instead of the embedded one', readBy: DATABASE, default: 'the embedded one' },
    'address',
  ),
  LUNETA_SECRET: secret('LUNETA_SECRET', 32, '; or unset it and one is generated', {
    what: 'signs tokens; the same for all processes of one installation',
    readBy: SERVER,
    default: 'generated',
  }),
  LUNETA_PEPPER: secret('LUNETA_PEPPER', 32, '; or unset it and one is generated', {
    what: 'mixed into security answers and two-step sign-ins; the same for all processes, and never changed',
    readBy: '`serve`, `demo reset`',
    default: 'generated',
  }),
  // The address contains a password and is not printed.
  LUNETA_SMTP_URL: matching(
    'LUNETA_SMTP_URL',
    'address, `smtp:` or `smtps:`',
    isMail,
    () => 'LUNETA_SMTP_URL is not an address such as smtp://user:password@mail.escola.br:587. Correct it.',
    { what: 'mail server of recovery messages; with `LUNETA_SMTP_FROM`', readBy: SERVER },
  ),
  LUNETA_SMTP_FROM: matching(
    'LUNETA_SMTP_FROM',
    'sender',
    isSender,
    (raw) => `LUNETA_SMTP_FROM=${raw} is no sender such as Escola <nao-responda@escola.br>. Correct it.`,
    { what: 'sender of recovery messages; with `LUNETA_SMTP_URL`', readBy: SERVER },
  ),
  RECUPERACAO_ESTRITA: on('RECUPERACAO_ESTRITA', {
    what: 'recovery never tells whether a name exists',
    readBy: SERVER,
  }),
  SENHA_PADRAO: matching(
    'SENHA_PADRAO',
    '6 to 20 letters and digits',
    (raw) => /^[A-Za-z0-9]{6,20}$/.test(raw),
    () => 'SENHA_PADRAO needs 6 to 20 letters and digits. Correct it, or unset it for random passwords.',
    { what: 'one password for every reset', readBy: SERVER, default: 'a random one each time' },
  ),
  LUNETA_HUB_ISSUER: text('LUNETA_HUB_ISSUER', { what: `who signs the tokens ${HUB}`, readBy: SERVER }),
  LUNETA_HUB_AUDIENCE: text('LUNETA_HUB_AUDIENCE', { what: 'for whom they are', readBy: SERVER }),
  LUNETA_HUB_JWKS: text(
    'LUNETA_HUB_JWKS',
    { what: 'with which keys; or `LUNETA_HUB_PUBLIC_KEY`', readBy: SERVER },
    'address or file, JWKS',
  ),
  LUNETA_HUB_PUBLIC_KEY: text(
    'LUNETA_HUB_PUBLIC_KEY',
    { what: 'with which key; or `LUNETA_HUB_JWKS`', readBy: SERVER },
    'file, PEM',
  ),
  LUNETA_DEMO: on('LUNETA_DEMO', {
    what: 'seeds the demo into an empty database; only on a loopback address and without `NODE_ENV=production`; lets `demo reset` run where there are schools',
    readBy: '`serve`, `demo reset`',
    default: '`npm start` sets 1',
  }),
  LUNETA_TESTS: on('LUNETA_TESTS', {
    what: 'registers `tests/*`, for accounts marked `conta_teste` only',
    readBy: SERVER,
    default: 'on with the demo',
  }),
  LUNETA_ORIGIN_STUDENT_V1: origin('LUNETA_ORIGIN_STUDENT_V1', {
    ...ORIGIN,
    what: 'public origin of student-v1; all three or none',
  }),
  LUNETA_ORIGIN_STUDENT_V2: origin('LUNETA_ORIGIN_STUDENT_V2', { ...ORIGIN, what: 'of student-v2' }),
  LUNETA_ORIGIN_STAFF: origin('LUNETA_ORIGIN_STAFF', { ...ORIGIN, what: 'of the console of staff' }),
  LUNETA_TRUST_PROXY: list('LUNETA_TRUST_PROXY', {
    what: 'proxies whose `x-forwarded-*` is believed',
    readBy: SERVER,
    default: 'none',
  }),
  LUNETA_PUBLIC_CONFIG: path('LUNETA_PUBLIC_CONFIG', 'file, JSON', {
    what: 'what the apps may know: contact, error reports, legal texts ([operation](operation.md#what-the-apps-may-know))',
    readBy: APPS,
  }),
  LUNETA_APP_COPY: off('LUNETA_APP_COPY', {
    what: '0: browsers keep no copy of the apps for the next visit, and take away the one they have ([operation](operation.md#the-copy-in-the-browser))',
    readBy: APPS,
  }),
  LUNETA_METRICS: text(
    'LUNETA_METRICS',
    {
      what: 'where metrics, `/live` and `/ready` answer: `127.0.0.1:9464` ([operation](operation.md#watching-it))',
      readBy: SERVER,
      default: 'off',
    },
    'address with port',
  ),
  LUNETA_METRICS_TOKEN: secret('LUNETA_METRICS_TOKEN', 16, '', {
    what: 'asked for metrics; needed where others can reach them',
    readBy: SERVER,
  }),
  LUNETA_MIN_FREE_MB: or(
    256,
    integer('LUNETA_MIN_FREE_MB', 1_000_000, {
      what: 'what the disk of the data folder must keep free, or writes are refused; 0: off',
      unit: 'MB',
      readBy: SERVER,
    }),
  ),
  LUNETA_JOBS_SECONDS: or(
    0,
    integer('LUNETA_JOBS_SECONDS', 60, {
      what: 'the jobs of every minute (closing exams, computing results, sending messages) also run every so many seconds; 0: every minute, as schools need it',
      unit: 's',
      readBy: SERVER,
    }),
  ),
  LUNETA_LOG: text(
    'LUNETA_LOG',
    {
      what: 'level of the log; `info` has a line for each request',
      readBy: SERVER,
      default: '`warn`; in production `info`',
    },
    'level',
  ),
  LUNETA_DEBUG: on('LUNETA_DEBUG', { what: 'shows the stack of a command that failed', readBy: EVERY }),
  LUNETA_FOLLOW_PARENT: on('LUNETA_FOLLOW_PARENT', {
    what: 'the server ends when the process that started it is gone',
    readBy: SERVER,
    default: '`npm start` sets 1',
  }),
  NODE_ENV: text('NODE_ENV', { what: '`production`: no demo, more in the log', readBy: EVERY }),
} as const;
