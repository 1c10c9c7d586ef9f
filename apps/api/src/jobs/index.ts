/** Every periodic job of the server, and all deferred work. A module adds its own with one line. */
import { anonymizeVencidos } from './anonymize-vencidos.ts';
import { computeResultados } from './compute-resultados.ts';
import { checkLiberacao } from './check-liberacao.ts';
import { closeBosses } from './close-bosses.ts';
import { closeTentativas } from './close-tentativas.ts';
import type { Deferred } from './deferred.ts';
import { fillTextos } from './fill-textos.ts';
import { generatePlanos, generatePlanosDaProva } from './generate-planos.ts';
import { importacao } from './importacao.ts';
import type { Job } from './job.ts';
import { cleanImportacoes } from './limpar-importacoes.ts';
import { recalcularProva } from './recalcular-prova.ts';
import { cleanAcesso } from './clean-acesso.ts';
import { cleanPedidos } from './clean-pedidos.ts';

export const jobs: readonly Job[] = [
  closeTentativas,
  closeBosses,
  computeResultados,
  generatePlanos,
  checkLiberacao,
  cleanAcesso,
  cleanPedidos,
  anonymizeVencidos,
  cleanImportacoes,
  fillTextos,
];

export const deferred: readonly Deferred[] = [generatePlanosDaProva, recalcularProva, importacao];
