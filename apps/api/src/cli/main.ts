/** `pnpm luneta`: the commands for operators and developers. A failure prints one message without a stack. */
import { Command } from 'commander';

import { SETTINGS } from '../config-settings.ts';
import * as adminCreate from './admin-create.ts';
import * as apps from './apps.ts';
import * as auditoria from './auditoria.ts';
import * as aviso from './aviso.ts';
import * as backup from './backup.ts';
import * as dbMigrate from './db-migrate.ts';
import * as demo from './demo.ts';
import * as exam from './exam.ts';
import * as importing from './import.ts';
import * as maintenance from './maintenance.ts';
import * as operations from './operations.ts';
import * as serve from './serve.ts';
import * as turma from './turma.ts';

const program = new Command('luneta').description('Luneta: estudo e avaliação para escolas').showHelpAfterError();
const commands = [
  serve,
  dbMigrate,
  backup,
  adminCreate,
  maintenance,
  aviso,
  auditoria,
  operations,
  apps,
  demo,
  importing,
  exam,
  turma,
];
for (const part of commands) part.register(program);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`\nluneta · FAILED: ${error instanceof Error ? error.message : String(error)}\n`);
  if (SETTINGS.LUNETA_DEBUG.read(process.env) && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  else process.stderr.write('         (LUNETA_DEBUG=1 shows where)\n');
  process.exitCode = 1;
}
