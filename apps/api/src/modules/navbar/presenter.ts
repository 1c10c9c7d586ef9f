/** The status strip on the wire. Lives regained by now are computed here by the rule, never stored by a read. */
import { custoVidas } from '@luneta/domain/moedas';
import { MAX_VIDAS, proxVidaSeconds, vidasAt } from '@luneta/domain/vidas';
import type { components } from '@luneta/openapi';

import { readConfiguracao } from '../../school/configuracao.ts';
import { vidasOf } from './carteira-store.ts';
import type { NavbarRow } from './store.ts';

type Navbar = components['schemas']['Navbar'];

/** Where lives are off the strip shows all of them: whoever counts lives before an answer then stops nobody. */
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
  };
}
