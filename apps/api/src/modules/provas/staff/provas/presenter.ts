/** Shape of an exam of a class for staff. */
import { conferenciaErro } from '@luneta/domain/conferencia';
import { situacaoGestao } from '@luneta/domain/liberacao';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { toFim } from '../fim-store.ts';
import type { ProvaGestaoRow } from './store.ts';

export function presentProva(row: ProvaGestaoRow, agora: Date): components['schemas']['GestaoProva'] {
  const { fim_em: _last, retido: _held, liberar_em: _chosen, inicio_em, avaliacao_id, ...shown } = row;
  const { outras_fim_em: _others, outras_sem_fim: _open, liberacao: _mode, conferida_em: _looked, ...rest } = shown;
  const fim = toFim(row);
  const instant = (text: string) => iso(new Date(text));
  return {
    ...rest,
    avaliacao_conhecimento_id: avaliacao_id,
    cancelada_em: iso(row.cancelada_em),
    situacao: situacaoGestao({ inicioMs: inicio_em.getTime(), ...fim }, agora.getTime()),
    aguarda_conferencia: fim.retencao.aConferir === true && conferenciaErro(fim, agora.getTime()) === null,
    dias: row.dias.map((dia) => ({
      ...dia,
      data_hora_inicial: instant(dia.data_hora_inicial),
      disponivel_ate: instant(dia.disponivel_ate),
    })),
  };
}
