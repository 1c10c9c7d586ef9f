/**
 * Password rules as codes. The forms check what a browser may know; only the server knows the initial password and the
 * list of common ones, and tells this file the outcome.
 */
import type { Perfil } from './perfil.ts';

export const MIN_LENGTH = 6;
export const MAX_LENGTH = 20;
export const STAFF_MIN_LENGTH = 12;
/** Staff may use a long sentence. The limit only bounds the work of hashing. */
export const STAFF_MAX_LENGTH = 128;

export type SenhaError =
  | 'obrigatorio'
  | 'apenas_letras_e_numeros'
  | 'minimo'
  | 'maximo'
  | 'confirmacao_diferente'
  | 'igual_a_atual'
  | 'igual_a_inicial'
  | 'espaco_nas_pontas'
  | 'caractere_invalido'
  | 'dado_pessoal'
  | 'comum';

export type SenhaField = 'atual' | 'nova' | 'confirmacao';
export type SenhaErrors = Partial<Record<SenhaField, SenhaError>>;
type Form = Readonly<Record<SenhaField, string>>;

/** Login and password are trimmed before sending; the button needs both. [SEN-1] S1 §5 */
export function trimCredentials(login: string, senha: string): { login: string; senha: string; complete: boolean } {
  const trimmed = { login: login.trim(), senha: senha.trim() };
  return { ...trimmed, complete: trimmed.login !== '' && trimmed.senha !== '' };
}

/** Older form: only A–Z, a–z, 0–9, at least 6, equal to the confirmation; no maximum. [SEN-2] S1 §5; D 48 */
export function olderFormErrors({ nova, confirmacao }: Omit<Form, 'atual'>): SenhaErrors {
  const errors: SenhaErrors = {};
  if (!/^[A-Za-z0-9]*$/.test(nova)) errors.nova = 'apenas_letras_e_numeros';
  else if (nova.length < MIN_LENGTH) errors.nova = 'minimo';
  if (nova !== confirmacao) errors.confirmacao = 'confirmacao_diferente';
  return errors;
}

/** How short and how long a password of this profile may be. [SEN-4] D 47; sec D8 */
export function senhaLimits(perfil: Perfil): { readonly min: number; readonly max: number } {
  return perfil === 'aluno' ? { min: MIN_LENGTH, max: MAX_LENGTH } : { min: STAFF_MIN_LENGTH, max: STAFF_MAX_LENGTH };
}

/** Newer form: all required, 6 to 20 (staff 12 to 128), different from the current, confirmation equal. [SEN-3] S1 §5 */
export function newerFormErrors({ atual, nova, confirmacao }: Form, perfil: Perfil = 'aluno'): SenhaErrors {
  const { min, max } = senhaLimits(perfil);
  const errors: SenhaErrors = {};
  if (atual === '') errors.atual = 'obrigatorio';
  if (nova === '') errors.nova = 'obrigatorio';
  else if (nova.length < min) errors.nova = 'minimo';
  else if (nova.length > max) errors.nova = 'maximo';
  else if (nova === atual) errors.nova = 'igual_a_atual';
  if (confirmacao === '') errors.confirmacao = 'obrigatorio';
  else if (confirmacao !== nova) errors.confirmacao = 'confirmacao_diferente';
  return errors;
}

export type ServerSenhaInput = {
  readonly nova: string;
  readonly perfil: Perfil;
  readonly login: string;
  readonly nome: string;
  /** `AAAA-MM-DD`, or null. */
  readonly data_nascimento: string | null;
  readonly isInitial: boolean;
  readonly isCommon: boolean;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Login, whole name, any name of 4 letters or more, birth date in digits. */
function isPersonal({ nova, login, nome, data_nascimento }: ServerSenhaInput): boolean {
  const names = plain(nome).split(/\s+/u);
  const [y = '', m = '', d = ''] = data_nascimento?.split('-') ?? [];
  const dates = y === '' ? [] : [d + m + y, y + m + d, d + m + y.slice(2)];
  const forbidden = [plain(login), plain(nome), names.join(''), ...names.filter((name) => name.length >= 4), ...dates];
  return forbidden.includes(plain(nova)) || dates.includes(nova.replace(/\D/g, ''));
}

/**
 * The server's rule, first error or null: length 6 to 20, staff 12 to 128 [SEN-4]; printable, no space at either end
 * [SEN-5]; not the initial one, not personal data, not common [SEN-6]. D 19, 47; sec D8
 */
export function serverSenhaError(input: ServerSenhaInput): SenhaError | null {
  const { min, max } = senhaLimits(input.perfil);
  const length = Array.from(input.nova).length;
  if (length < min) return 'minimo';
  if (length > max) return 'maximo';
  if (input.nova.trim() !== input.nova) return 'espaco_nas_pontas';
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(input.nova)) return 'caractere_invalido';
  if (input.isInitial) return 'igual_a_inicial';
  if (isPersonal(input)) return 'dado_pessoal';
  return input.isCommon ? 'comum' : null;
}

/** Any source can force a change. The address may switch it on, never off. [SEN-7] D 37 */
export function isSenhaChangeForced(sources: {
  readonly url: boolean;
  readonly hub: boolean;
  readonly isPasswordInitial: boolean;
  readonly stored: boolean;
}): boolean {
  return sources.url || sources.hub || sources.isPasswordInitial || sources.stored;
}

/** Days for which the one-time passwords of access slips are valid: what a school may choose, and what it has at first. [SEN-8] */
export const FICHAS_VALIDADE_DIAS = { min: 1, max: 30, fallback: 15 } as const;

/** When a slip that is made now expires, after `dias` days of 24 hours. [SEN-8] */
export const fichaExpiraMs = (nowMs: number, dias: number): number => nowMs + dias * 86_400_000;
