/** Every periodic job of the server. A module adds its own with one line. */
import { calcularResultados } from './calcular-resultados.ts';
import { fecharTentativas } from './fechar-tentativas.ts';
import { gerarPlanos } from './gerar-planos.ts';
import type { Job } from './job.ts';
import { limparAcesso } from './limpar-acesso.ts';

export const jobs: readonly Job[] = [fecharTentativas, calcularResultados, gerarPlanos, limparAcesso];
