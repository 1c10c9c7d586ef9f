import { buildAdaptadaMidias } from '@luneta/testing';
import { PROFESSOR_WITH_BIA, type Claims } from '@luneta/app-shell/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { readRun } from '../../shared/fase/run-rows.ts';
import { FASE, faseServer } from '../../testing/fase.ts';
import { open } from '../../testing/open.tsx';

const RUN = {
  turma_aluno_id: 1002,
  tipo: 'RoteiroEstudo',
  turma_avaliacao_id: 280,
  materia_id: 1,
  objeto_conhecimento_id: 72,
  tentativa: 2,
} as const;
const [VIDEO, ARTIGO] = buildAdaptadaMidias().conteudos.map((one, index) => ({ ...one, id: 810 + index }));

/** A video that plays here, and an article of another service. */
async function study(person?: Claims) {
  const server = faseServer();
  const conteudos = [
    ...(VIDEO ? [{ ...VIDEO, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }] : []),
    ...(ARTIGO ? [ARTIGO] : []),
  ];
  server.respond('getAdaptadaMidias', buildAdaptadaMidias({ conteudos }));
  return open(`${FASE}/midia/2`, { server, ...(person ? { person } : {}) });
}

const play = () => page.getByRole('button', { name: /^Assistir: / }).click();
/** As the player of the video tells it. */
const says = (info: object) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: 'https://www.youtube-nocookie.com',
      source: document.querySelector('iframe')?.contentWindow ?? null,
      data: JSON.stringify(info),
    }),
  );
const logged = async () => (await readRun(RUN)).log.map(({ midia_assistir }) => midia_assistir);

it('the log of the run has play, pause and speed of a video, in their order', async () => {
  await study();
  await play();
  says({ event: 'onStateChange', info: 2 });
  says({ event: 'infoDelivery', info: { playbackRate: 1.5 } });
  await expect.poll(logged).toEqual([
    { conteudo_id: 810, acao: 'play' },
    { conteudo_id: 810, acao: 'pause' },
    { conteudo_id: 810, acao: 'speed' },
  ]);
});

it("the log has 'sair' when a video that was played is left", async () => {
  await study();
  await play();
  await page.getByRole('link', { name: 'Sair da fase' }).click();
  await expect.poll(logged).toEqual([
    { conteudo_id: 810, acao: 'play' },
    { conteudo_id: 810, acao: 'sair' },
  ]);
});

it("the log has 'link_externo' for what opens outside", async () => {
  await study();
  // The test stays where it is.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: /^Como ler a escala/ }).click();
  await expect.poll(logged).toEqual([{ conteudo_id: 811, acao: 'link_externo' }]);
});

it('of who only looks nothing is kept', async () => {
  await study(PROFESSOR_WITH_BIA);
  await play();
  await expect.element(page.getByTitle('Do papel para a estrada')).toBeInTheDocument();
  says({ event: 'onStateChange', info: 2 });
  expect(await logged()).toEqual([]);
});
