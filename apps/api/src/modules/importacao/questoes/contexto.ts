/** What the questions of a file are judged with: the school's subjects, the chosen ones, and for whom it is done. */
import { mayApproveQuestoes } from '@luneta/domain/autoria-direito';
import type { Perfil } from '@luneta/domain/perfil';

import type { Tenant } from '../../../database/tenant.ts';
import { findConfiguracao } from '../../escola/index.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import type { ImportacaoRow } from '../arquivo/store.ts';
import type { PedidoDeQuestoes } from '../readers/questoes/read.ts';
import type { FormatoDeQuestoes } from '../readers/questoes/formato.ts';
import type { Contexto } from './julgar.ts';
import { findMapa } from './lugar.ts';

/** Where pictures of a school are. */
export const pastaDe = ({ escola_id }: Tenant): string => `/api/v2/midias/${escola_id}/`;

const FORMATOS: readonly FormatoDeQuestoes[] = ['csv', 'xlsx', 'zip', 'moodle_xml', 'gift', 'qti', 'enem'];

/** What the reader is asked. */
export function pedidoDe(
  escola: Tenant,
  { formato, opcoes, criada_em }: ImportacaoRow,
  bytes: Buffer,
  mapeamento: PedidoDeQuestoes['mapeamento'],
): PedidoDeQuestoes {
  const { html, planilha } = opcoesOf(opcoes, criada_em);
  const known = FORMATOS.find((one) => one === formato) ?? 'csv';
  const said = mapeamento && Object.keys(mapeamento).length > 0 ? mapeamento : null;
  return { bytes, formato: known, planilha, pasta: pastaDe(escola), html, mapeamento: said };
}

/** @param perfil of who asked; the author is who handed the file in */
export async function contextoDe(
  escola: Tenant,
  row: ImportacaoRow,
  { perfil, agora }: { readonly perfil: Perfil; readonly agora: Date },
): Promise<Contexto> {
  const sessao = { perfil_real: perfil, pessoa_id: row.criada_por, nome: row.criada_por_nome };
  return {
    opcoes: opcoesOf(row.opcoes, row.criada_em),
    mapa: await findMapa(escola),
    leitor: { sessao, agora },
    vistas: new Map<string, number>(),
  };
}

/** How a question stands that nobody has to look at again. */
export async function situacaoDe(escola: Tenant, perfil: Perfil): Promise<'aprovada' | 'em_revisao'> {
  const { configuracao } = await findConfiguracao(escola);
  return mayApproveQuestoes(perfil, configuracao.revisao_questoes) ? 'aprovada' : 'em_revisao';
}
