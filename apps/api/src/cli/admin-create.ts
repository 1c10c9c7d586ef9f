/** `luneta admin create`: the first account of a new installation (decision 189). */
import type { Command } from 'commander';

import { AdminCreateError, createAdmin, DEFAULT_ZONE, HOURS } from '../modules/pessoas/index.ts';
import { withDb } from './with-db.ts';

type CliOptions = { escola: string; login: string; nome: string; fuso?: string };

export function register(program: Command): void {
  program
    .command('admin')
    .description('Administração')
    .command('create')
    .description('Cria o primeiro administrador, e a escola quando ela ainda não existe')
    .requiredOption('--escola <nome>', 'nome da escola')
    .requiredOption('--login <login>', 'login da pessoa')
    .requiredOption('--nome <nome>', 'nome completo')
    .option('--fuso <zona>', `fuso de uma escola nova (padrão: ${DEFAULT_ZONE})`)
    .action((options: CliOptions) =>
      withDb(async (db) => {
        try {
          const made = await createAdmin(db, { ...options, agora: new Date() });
          console.log(`Escola ${made.escola_id} ${made.escolaCriada ? 'criada' : 'já existia'}.`);
          console.log(`Login: ${made.login}`);
          console.log(`Senha: ${made.senha}`);
          console.log(`A senha não aparece de novo, vale por ${HOURS} horas e precisa ser trocada no primeiro acesso.`);
        } catch (error) {
          if (!(error instanceof AdminCreateError)) throw error;
          console.error(`Administrador não criado: ${error.message}.`);
          process.exitCode = 1;
        }
      }),
    );
}
