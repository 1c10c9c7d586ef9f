/** What is typed about a student, and how it is sent. Pure. */
import { isNomeVazio } from '@luneta/domain';

import { copy } from './copy.ts';

export type Valores = { nome: string; data_nascimento: string; email: string; id_externo: string };

const EMAIL = /^[^\s@]+@[^\s@]+$/u;
const orNull = (typed: string): string | null => typed.trim() || null;

/** An empty field is none. */
export const dadosOf = ({ nome, data_nascimento, email, id_externo }: Valores) => ({
  nome: nome.trim(),
  data_nascimento: orNull(data_nascimento),
  email: orNull(email),
  id_externo: orNull(id_externo),
});

/** What is missing or wrong, by field. */
export const checkValores = ({ nome, email }: Valores) => ({
  nome: isNomeVazio(nome) ? copy.nomeWanted : undefined,
  email: email.trim() === '' || EMAIL.test(email.trim()) ? undefined : copy.emailInvalid,
});
