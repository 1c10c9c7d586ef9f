/** Every periodic job of the server, and all deferred work. A module adds its own with one line. */
import { anonimizarVencidos } from './anonimizar-vencidos.ts';
import { calcularResultados } from './calcular-resultados.ts';
import { conferirLiberacao } from './conferir-liberacao.ts';
import { fecharBoss } from './fechar-boss.ts';
import { fecharTentativas } from './fechar-tentativas.ts';
import { gerarPlanos, gerarPlanosDaProva } from './gerar-planos.ts';
import type { Deferred } from './deferred.ts';
import type { Job } from './job.ts';
import { limparAcesso } from './limpar-acesso.ts';
import { limparPedidos } from './limpar-pedidos.ts';

export const jobs: readonly Job[] = [
  fecharTentativas,
  fecharBoss,
  calcularResultados,
  gerarPlanos,
  conferirLiberacao,
  limparAcesso,
  limparPedidos,
  anonimizarVencidos,
];

export const deferred: readonly Deferred[] = [gerarPlanosDaProva];
