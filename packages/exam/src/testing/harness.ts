/** One student's browser: a session over the fake server, with an outbox that survives `reload`. */
import { provaPolicyV2, type ProvaPolicy } from '@luneta/domain/prova-policy';
import type { ProvaSignal } from '../machine/effects.ts';
import { createMemoryOutbox } from '../outbox/prova-outbox.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ProvaTransport, TabsPort } from '../ports.ts';
import { createProvaSession, type ProvaSession } from '../session/prova-session.ts';
import { agedResumo } from '../session/day-on-device.ts';
import type { ProvaIds, Resumo } from '../shapes.ts';
import { createFakeClock, settle, type FakeClock } from '@luneta/outbox/testing';
import type { FakeServer } from './fake-server.ts';

export const IDS: ProvaIds = { turma_aluno_id: 10, turma_avaliacao_id: 5, dia_prova: 1 };

export interface HarnessOptions {
  policy?: ProvaPolicy;
  clock?: FakeClock;
  /** Without it every wait is as long as it can be. */
  random?: () => number;
  outbox?: Outbox;
  /** Of a browser with several tabs; by itself a harness is the only one, and `loseTab` takes its place. */
  tabs?: TabsPort;
  readOnly?: boolean;
  ids?: ProvaIds;
}

export function createHarness(server: FakeServer, options: HarnessOptions = {}) {
  const clock = options.clock ?? createFakeClock();
  const ids = options.ids ?? IDS;
  const outbox = options.outbox ?? createMemoryOutbox();
  const places = new Map<string, string>();
  /** What the device keeps of the day; the harness's clock tells how old it is. */
  let day: { resumo: Resumo; at: number } | null = null;
  const signals: ProvaSignal[] = [];
  const world = { signedIn: ids.turma_aluno_id as number | null, strayCalls: 0 };
  let hint: (value: 'online' | 'offline' | 'hidden' | 'visible') => void = () => {};
  let lostTab = () => {};
  let page = { alive: true };
  let session: ProvaSession = open();

  /** A crashed page receives no events and sends no requests. */
  function fromThisPage(): ProvaTransport {
    const mine = page;
    const never = new Promise<never>(() => {});
    async function through<T>(work: () => Promise<T>): Promise<T> {
      if (!mine.alive) return never;
      if (world.signedIn !== ids.turma_aluno_id && options.readOnly !== true) world.strayCalls += 1;
      const outcome = await work().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
      return mine.alive ? outcome() : never;
    }
    return {
      resumo: (to) => through(() => server.resumo(to)),
      saveResposta: (to, body) => through(() => server.saveResposta(to, body)),
      saveRespostaSubjetiva: (to, body) => through(() => server.saveRespostaSubjetiva(to, body)),
      setLinguaEstrangeira: (to, lingua) => through(() => server.setLinguaEstrangeira(to, lingua)),
      saveRedacao: (to, proposta, body) => through(() => server.saveRedacao(to, proposta, body)),
      closeProva: (to) => through(() => server.closeProva(to)),
      saude: () => server.saude(),
    };
  }

  function open(): ProvaSession {
    const opened = createProvaSession({
      ids,
      policy: options.policy ?? provaPolicyV2,
      readOnly: options.readOnly ?? false,
      transport: fromThisPage(),
      outbox,
      clock,
      random: options.random ?? (() => 1),
      connectivity: { subscribe: (listener) => ((hint = listener), () => {}) },
      tabs: options.tabs ?? { claim: (_name, lost) => ((lostTab = lost), () => {}) },
      places: { read: (key) => places.get(key) ?? null, write: (key, value) => void places.set(key, value) },
      days: {
        read: () => (day === null ? null : agedResumo(day.resumo, clock.now() - day.at)),
        write: (_ids, resumo) => void (day = { resumo, at: clock.now() }),
        forget: () => void (day = null),
      },
      signedInStudent: () => world.signedIn,
    });
    opened.onSignal((signal) => signals.push(signal));
    return opened;
  }

  return {
    clock,
    outbox,
    signals,
    world,
    places,
    get session() {
      return session;
    },
    day: () => day?.resumo ?? null,
    state: () => session.getState(),
    async start() {
      session.start();
      await settle();
    },
    hint: async (value: Parameters<typeof hint>[0]) => {
      hint(value);
      await settle();
    },
    loseTab: async () => {
      lostTab();
      await settle();
    },
    /** Simulates a crash of the page and a reload. */
    async reload() {
      page.alive = false;
      session.stop();
      page = { alive: true };
      session = open();
      session.start();
      await settle();
    },
    item: (banco_questao_id: number) =>
      session.getState().items.find((item) => item.banco_questao_id === banco_questao_id),
  };
}
