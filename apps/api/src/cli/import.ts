/** `luneta import …`: what comes from outside. */
import type { Command } from 'commander';

import * as enem from './import-enem.ts';
import * as parametros from './import-parametros.ts';

export function register(program: Command): void {
  const parent = program.command('import').description('Importa conteúdo de fora');
  for (const part of [enem, parametros]) part.register(parent);
}
