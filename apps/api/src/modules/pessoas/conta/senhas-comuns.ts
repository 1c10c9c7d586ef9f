/** The most common passwords, read once and kept as a set (dados/README.md describes the list). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'dados', 'senhas-comuns.txt');
const comuns: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

/** Whether a password is among the most common ones, ignoring case. [SEN-6] security D8 */
export function isSenhaComum(senha: string): boolean {
  return comuns.has(senha.toLowerCase());
}
