/**
 * Random sequences of events in a session, against a server with compare-and-set and every network fault. An
 * acknowledged answer is never lost, the last choice arrives, and nothing is sent for another student (C16, C17, C36).
 */
import { provaPolicyV1, provaPolicyV2, type ProvaPolicy } from '@luneta/domain/prova-policy';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeClock, settle } from '@luneta/outbox/testing';
import { createFakeServer, rowOf, type Fault } from '../testing/fake-server.ts';
import { createHarness, IDS } from '../testing/harness.ts';
import { visibleItems } from './selectors.ts';

const QUESTIONS = [10, 20] as const;
/** Answered with a text. */
const WRITTEN = 30;

type Command =
  | { readonly do: 'choose'; readonly question: number; readonly option: number | null }
  | { readonly do: 'navigate'; readonly question: number | null }
  | { readonly do: 'type'; readonly texto: string }
  | { readonly do: 'write'; readonly texto: string }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'fault'; readonly fault: Fault }
  | { readonly do: 'network'; readonly offline: boolean; readonly said: boolean }
  | { readonly do: 'reload' }
  | { readonly do: 'look' }
  | { readonly do: 'somebody-signs-in'; readonly turma_aluno_id: number | null };

const question = fc.constantFrom(...QUESTIONS);
const commands = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('choose' as const),
        question,
        option: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('navigate' as const), question: fc.option(question) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('type' as const), texto: fc.string({ maxLength: 8 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), texto: fc.string({ maxLength: 3 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 0, 400, 1500, 6000) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('fault' as const),
        fault: fc.constantFrom<Fault>(
          'drop-request',
          'drop-response',
          'slow',
          'slow',
          'late-request',
          'server',
          'unauthorised',
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('network' as const), offline: fc.boolean(), said: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
    { weight: 2, arbitrary: fc.constant({ do: 'look' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('somebody-signs-in' as const),
        turma_aluno_id: fc.constantFrom(10, 10, 99, null),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
);

async function live(policy: ProvaPolicy, story: readonly Command[]) {
  const clock = createFakeClock();
  const itens = [...QUESTIONS, WRITTEN].map((banco_questao_id, index) => ({
    numero: index + 1,
    banco_questao_id,
    lingua_estrangeira: null,
    subjetiva: banco_questao_id === WRITTEN,
  }));
  const server = createFakeServer({ essay: true, itens, clock });
  const browser = createHarness(server, { policy, clock });
  /** The expected answer: what the screen shows after each accepted choice. */
  const intent = new Map<number, number | null>();
  let essay = '';
  let text = '';
  await browser.start();

  for (const command of story) {
    switch (command.do) {
      case 'choose': {
        browser.session.dispatch({ type: 'chose', banco_questao_id: command.question, item_resposta: command.option });
        const shown = browser.item(command.question);
        if (shown !== undefined) intent.set(command.question, shown.item_resposta);
        break;
      }
      case 'navigate':
        browser.session.dispatch({ type: 'viewed', banco_questao_id: command.question });
        break;
      case 'type':
        browser.session.dispatch({ type: 'essay-edited', texto: command.texto });
        essay = browser.state().essay?.texto ?? essay;
        break;
      case 'write':
        browser.session.dispatch({ type: 'text-edited', banco_questao_id: WRITTEN, texto: command.texto });
        text = browser.item(WRITTEN)?.texto_resposta ?? text;
        break;
      case 'wait':
        await browser.clock.advance(command.ms);
        break;
      case 'fault':
        server.faults.push(command.fault);
        break;
      case 'network':
        server.offline = command.offline;
        if (command.said) await browser.hint(command.offline ? 'offline' : 'online');
        break;
      case 'reload':
        await settle();
        await browser.reload();
        break;
      case 'look':
        browser.session.dispatch({ type: 'reload-asked' });
        break;
      case 'somebody-signs-in':
        // In another tab: the session is told only when it is the same student.
        browser.world.signedIn = command.turma_aluno_id;
        if (command.turma_aluno_id === IDS.turma_aluno_id)
          browser.session.dispatch({ type: 'signed-in', turma_aluno_id: 10 });
        break;
    }
    for (const [row, acked] of server.acked) {
      expect(server.answers.get(row)?.seq, 'an acknowledged answer was lost').toBeGreaterThanOrEqual(acked.seq);
    }
  }

  // Ends all faults: the network returns and the same student signs in if asked.
  server.faults.length = 0;
  server.offline = false;
  browser.world.signedIn = IDS.turma_aluno_id;
  await browser.clock.advance(60_000);
  browser.session.dispatch({ type: 'signed-in', turma_aluno_id: IDS.turma_aluno_id });
  await browser.clock.advance(60_000);
  return { server, browser, intent, essay, text };
}

describe.each([
  ['v1', provaPolicyV1],
  ['v2', provaPolicyV2],
])('%s', (_name, policy) => {
  it('keeps every acknowledged answer and delivers every last intent', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (story) => {
        const { server, browser, intent, essay, text } = await live(policy, story);
        for (const [id, item_resposta] of intent) {
          expect(server.answers.get(rowOf(id))?.item_resposta ?? null, `question ${id}`).toBe(item_resposta);
          expect(browser.item(id)?.item_resposta).toBe(item_resposta);
        }
        expect(server.texts.get(rowOf(WRITTEN))?.texto_resposta ?? '').toBe(text);
        expect(browser.item(WRITTEN)?.texto_resposta).toBe(text);
        expect(server.essay?.texto).toBe(essay);
        expect(await browser.outbox.list({ turma_aluno_id: IDS.turma_aluno_id })).toEqual([]);
        expect(visibleItems(browser.state()).map((item) => item.banco_questao_id)).toEqual([...QUESTIONS, WRITTEN]);
        expect(browser.world.strayCalls, 'called while somebody else was signed in').toBe(0);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });
});
