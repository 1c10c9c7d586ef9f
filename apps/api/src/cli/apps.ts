/** `luneta apps configure`: the apps as folders for a web server that only sends files. */
import { join, resolve } from 'node:path';

import type { Command } from 'commander';

import { APPS, readConfig, REPOSITORY } from '../config.ts';
import { configureApp } from '../serve/configure.ts';
import { foreignOrigins, readPublicFile, runtimeConfigOf } from '../serve/public-config.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Reads the same environment as the server: what the apps say must be the same, whoever sends them. */
function configure(folder: string): void {
  const { origins, publicConfig, copia } = readConfig();
  if (origins === null)
    throw new Error(
      'Defina LUNETA_ORIGIN_STUDENT_V1, LUNETA_ORIGIN_STUDENT_V2 e LUNETA_ORIGIN_STAFF: os aplicativos precisam saber onde cada um fica.',
    );
  const { config, texts } = readPublicFile(publicConfig);
  for (const name of APPS) {
    const target = join(resolve(folder), name);
    const { policy } = configureApp({
      dist: join(REPOSITORY, 'apps', name, 'dist'),
      target,
      config: runtimeConfigOf(name, config, origins, copia),
      texts,
      foreign: foreignOrigins(config),
      https: origins[name].startsWith('https:'),
      copia,
    });
    say(`${target}\nContent-Security-Policy: ${policy}\n`);
  }
}

export function register(program: Command): void {
  program
    .command('apps')
    .description('Os aplicativos como arquivos')
    .command('configure')
    .description('Grava a configuração na página de cada aplicativo, para um servidor web que só envia arquivos')
    .argument('<pasta>', 'onde ficam as três pastas prontas')
    .action(configure);
}
