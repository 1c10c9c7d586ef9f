/** The answer that waited on this device and came too late: told once, and then gone from the device. */
import { bossResumoQuery, type BossIds } from '@luneta/api-client/boss';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { normalizeItemResposta } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { unsentResposta } from './unsent-resposta.ts';

/** Whether an answer of the attempt that has ended was left on this device and did not count. */
export function usePerdida(ids: BossIds): boolean {
  const { api, device } = useServices();
  const unsent = unsentResposta(device, useTurmaAlunoId(), ids);
  const [waited] = useState(unsent.waits);
  const [perdida, setPerdida] = useState<boolean | null>(null);
  const { data, isFetching } = useQuery({ ...bossResumoQuery(api, ids), enabled: waited && perdida === null });
  // It may have arrived although its receipt did not: only an item without an answer has lost one.
  if (waited && perdida === null && data !== undefined && !isFetching) {
    setPerdida(data.itens.some((item) => unsent.isOf(item) && normalizeItemResposta(item.item_resposta) === null));
  }
  const known = perdida !== null;
  useEffect(() => {
    if (known) unsent.forget();
  });
  return perdida === true;
}
