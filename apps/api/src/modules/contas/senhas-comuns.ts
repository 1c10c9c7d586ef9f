/** The passwords people choose most (dados/README.md says what the list is). Read once, kept as a set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'dados', 'senhas-comuns.txt');
const comuns: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

/** Whether a password is among the most common ones, in whatever case. [SEN-6] security D8 */
export function isSenhaComum(senha: string): boolean {
  return comuns.has(senha.toLowerCase());
}
