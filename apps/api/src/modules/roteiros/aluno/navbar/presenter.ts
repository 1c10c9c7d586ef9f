/**
 * Shape of the status strip in responses. Lives that have returned by now are computed here by the rule; a read never
 * stores them.
 */
import { custoVidas } from '@luneta/domain/moedas';
import { MAX_VIDAS, proxVidaSeconds, vidasAt } from '@luneta/domain/vidas';
import type { components } from '@luneta/openapi';

import { readConfiguracao } from '../../../escola/index.ts';
import { vidasOf } from './carteira-store.ts';
import type { NavbarRow } from './store.ts';

type Navbar = components['schemas']['Navbar'];

/**
 * When lives are off, the strip shows all of them, so that a client that checks lives before an answer does not block
 * the student.
 */
export function presentNavbar(row: NavbarRow, agora: Date): Navbar {
  const { segundos_por_vida } = readConfiguracao(row.configuracao);
  const now = agora.getTime();
  const { vidas } = vidasAt(vidasOf(row), now, segundos_por_vida);
  return {
    qtde_estrelas: row.estrelas,
    qtde_moedas: row.moedas,
    qtde_vidas: row.vidas_ativas ? vidas : MAX_VIDAS,
    prox_vida: row.vidas_ativas ? proxVidaSeconds(vidasOf(row), now, segundos_por_vida) : null,
    vidas_ativas: row.vidas_ativas,
    custo_vidas: row.vidas_ativas ? custoVidas(vidas) : 0,
    segundos_por_vida,
  };
}
