/** Checks of the windows of a draft. Times are read on the clock of the school. */
import { fromLocal } from './instante-local.ts';
import { checagem, type Checagem, type Rascunho, type RascunhoJanela } from './rascunho.ts';

const MINUTE_MS = 60_000;

/** A window of a draft as instants; null while a time is missing. */
export function janelaMs(
  { inicio, fim }: Pick<RascunhoJanela, 'inicio' | 'fim'>,
  timeZone: string,
): { readonly inicioMs: number; readonly fimMs: number } | null {
  const [inicioMs, fimMs] = [inicio, fim].map((text) => (text === null ? null : fromLocal(text, timeZone)));
  return inicioMs == null || fimMs == null ? null : { inicioMs, fimMs };
}

/** A window ends after it begins, lasts as long as the day, and begins now or later. [MON-11] */
export function janelasDoRascunho({ dias, turmas }: Rascunho, timeZone: string, nowMs: number): Checagem[] {
  const duration = new Map(dias.map(({ dia_prova, duracao_minutos }) => [dia_prova, duracao_minutos]));
  return turmas.flatMap(({ turma_id, dias: windows }) =>
    windows.flatMap((window): Checagem[] => {
      const { dia_prova, inicio, fim } = window;
      if (inicio === null || fim === null) return [];
      const alvo = { campo: 'turmas', turma_id, dia_prova };
      const ms = janelaMs(window, timeZone);
      if (ms === null) return [checagem('impede', 'hora_invalida', alvo)];
      const minutos = (ms.fimMs - ms.inicioMs) / MINUTE_MS;
      const duracao = duration.get(dia_prova) ?? 0;
      const begun = ms.inicioMs < nowMs ? [checagem('impede', 'inicio_passado', alvo)] : [];
      if (minutos <= 0) return [checagem('impede', 'janela_invertida', alvo), ...begun];
      return minutos < duracao ? [checagem('impede', 'janela_curta', alvo, { minutos, duracao }), ...begun] : begun;
    }),
  );
}
