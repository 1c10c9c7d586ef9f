/** Text answers, on a screen or on paper: points and a comment for each. */
import { buildSubjetiva } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { essayServer } from '../../../testing/redacoes-server.ts';
import { PHONES } from '../../../testing/sizes.ts';

const card = page.getByRole('listitem', { name: 'Questão 5 · S-2M8D' });

async function opened(server = essayServer()) {
  await page.viewport(1280, 800);
  return open('/redacoes/respostas', { server });
}

describe('text answers', () => {
  it('are shown under a code with their question, and get points', async () => {
    const app = await opened();
    await expect.element(page.getByText('8 respostas esperam por você')).toBeVisible();
    await expect.element(card.getByText(/A parte iluminada que vemos/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '1,5');
    await userEvent.fill(card.getByLabelText(/^Comentário/u), 'Faltou a luz.');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .poll(() => app.server.calls('saveCorrecaoSubjetiva').map(({ body }) => body))
      .toEqual([{ pontuacao_correcao: 1.5, comentario_correcao: 'Faltou a luz.', versao: 0 }]);
    await expect.element(card.getByText('Salvo')).toBeVisible();
  });

  it('are not left without a question while points are not saved', async () => {
    const app = await opened();
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '1,5');
    await page.getByRole('link', { name: 'Hoje' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await expect
      .element(asked.getByText('Os pontos de 1 resposta não foram salvos. Eles ficam guardados neste aparelho.'))
      .toBeVisible();
    await asked.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Corrigidas' }).click();
    await asked.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(card.getByLabelText('Pontos, de 0 a 2')).toHaveValue('1,5');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(card.getByText('Salvo')).toBeVisible();
    await page.getByRole('link', { name: 'Hoje' }).click();
    await expect.poll(app.place).toBe('/hoje');
  });

  it('stay on the device until they are saved, with the version that they began from', async () => {
    const app = await opened();
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '1,5');
    await userEvent.fill(card.getByLabelText(/^Comentário/u), 'Faltou a luz.');
    await expect.element(card.getByText('Guardado neste aparelho')).toBeVisible();
    const isDraft = expect.stringMatching(/^luneta:guardado:pontos:\d+:[a-z0-9]+$/u);
    expect(app.stored().local).toContainEqual(isDraft);
    await page.getByRole('link', { name: 'Hoje' }).click();
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.poll(app.place).toBe('/hoje');
    await expect.element(card).not.toBeInTheDocument();
    // Somebody else saves meanwhile.
    app.server.respond('listRespostasSubjetivas', [buildSubjetiva({ versao: 3 })]);
    app.back();
    await expect.element(card.getByLabelText('Pontos, de 0 a 2')).toHaveValue('1,5');
    await expect.element(card.getByLabelText(/^Comentário/u)).toHaveValue('Faltou a luz.');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .poll(() => app.server.calls('saveCorrecaoSubjetiva').map(({ body }) => body))
      .toEqual([{ pontuacao_correcao: 1.5, comentario_correcao: 'Faltou a luz.', versao: 0 }]);
    await expect.element(card.getByText('Guardado neste aparelho')).not.toBeInTheDocument();
    await expect.poll(() => app.stored().local).not.toContainEqual(isDraft);
  });

  it('a page of them that fails can be asked for again', async () => {
    const server = essayServer();
    server.respond('listRespostasSubjetivas', [buildSubjetiva()], () => ({ 'proximo-cursor': '1' }));
    await opened(server);
    await expect.element(card).toBeVisible();
    server.fail('listRespostasSubjetivas', 500);
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect.element(page.getByText('Não conseguimos carregar o resto das respostas.')).toBeVisible();
    await expect.element(card).toBeVisible();
    server.respond('listRespostasSubjetivas', []);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('Não conseguimos carregar o resto das respostas.')).not.toBeInTheDocument();
  });

  it('more points than the question has are not sent', async () => {
    const app = await opened();
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '3');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(card.getByText('Escreva um número de 0 a 2.')).toBeVisible();
    expect(app.server.calls('saveCorrecaoSubjetiva')).toEqual([]);
  });

  it('that somebody else marked meanwhile show both marks, and the person says which one stays', async () => {
    const server = essayServer();
    server.fail('saveCorrecaoSubjetiva', 409, { codigo: 'versao_diferente' });
    const theirs = buildSubjetiva({ pontuacao_correcao: 2, comentario_correcao: 'Muito bem.', versao: 3 });
    server.respond('listRespostasSubjetivas', ({ query }) => [
      query['resposta_subjetiva_id'] === undefined ? buildSubjetiva() : theirs,
    ]);
    const app = await opened(server);
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '1');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(card.getByRole('alert').getByText(/Outra pessoa corrigiu esta resposta/u)).toBeVisible();
    await expect.element(card.getByText(/A sua nota: 1/u)).toBeVisible();
    await expect.element(card.getByText(/A nota salva: 2 · “Muito bem.”/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await card.getByRole('button', { name: 'Ficar com a minha' }).click();
    await expect
      .poll(() => app.server.calls('saveCorrecaoSubjetiva').map(({ body }) => Reflect.get(Object(body), 'versao')))
      .toEqual([0, 3]);
    await card.getByRole('button', { name: 'Ficar com a salva' }).click();
    await expect.element(card.getByLabelText('Pontos, de 0 a 2')).toHaveValue('2');
  });

  it('none waits', async () => {
    const server = essayServer();
    server.respond('listRespostasSubjetivas', []);
    await opened(server);
    await expect.element(page.getByRole('heading', { name: 'Nada para corrigir' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([...PHONES, 1280])('nothing is wider than %i px', async (width) => {
    await page.viewport(width, 800);
    await open('/redacoes/respostas', { server: essayServer() });
    await expect.element(card).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe.each([400, 403, 413, 422])('points refused with %i (decision 208)', (status) => {
  it('the card says the reason and keeps what was typed', async () => {
    const server = essayServer();
    server.fail('saveCorrecaoSubjetiva', status, { message: 'Estes pontos não são aceitos.' });
    await opened(server);
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), '1,5');
    await card.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(card.getByRole('alert').getByText('Estes pontos não são aceitos.')).toBeVisible();
    await expect.element(card.getByLabelText('Pontos, de 0 a 2')).toHaveValue('1,5');
    await expect.element(card.getByText('Salvo', { exact: true })).not.toBeInTheDocument();
  });
});

describe('points without a connection', () => {
  const give = async (points: string) => {
    await userEvent.fill(card.getByLabelText('Pontos, de 0 a 2'), points);
    await card.getByRole('button', { name: 'Salvar' }).click();
  };
  const isKept = expect.stringMatching(/^luneta:guardado:subjetiva:.+:\d+$/u);
  const back = () => window.dispatchEvent(new Event('online'));

  it('stay on the device, are never shown as saved, and go by themselves once it is back', async () => {
    const app = await opened();
    await expect.element(card).toBeVisible();
    app.server.setOffline(true);
    await give('1,5');
    await expect.element(page.getByText(/^Os pontos de 1 resposta estão só neste aparelho/u)).toBeVisible();
    await expect.element(card.getByText('Salvo', { exact: true })).not.toBeInTheDocument();
    expect(app.stored().local).toContainEqual(isKept);
    // Nothing is asked: what was given does not wait for this screen.
    await page.getByRole('link', { name: 'Hoje' }).click();
    await expect.poll(app.place).toBe('/hoje');
    app.server.setOffline(false);
    back();
    await expect
      .poll(() => app.server.calls('saveCorrecaoSubjetiva').at(-1)?.body, { timeout: 15_000 })
      .toEqual({ pontuacao_correcao: 1.5, comentario_correcao: '', versao: 0 });
    await expect.poll(() => app.stored().local).not.toContainEqual(isKept);
  });

  it('refused ones stand before the list with their reason when the list does not have them', async () => {
    const app = await opened();
    app.server.fail('saveCorrecaoSubjetiva', 422, { message: 'Esta prova já foi fechada.' });
    await give('1,5');
    await expect.element(card.getByRole('alert').getByText('Esta prova já foi fechada.')).toBeVisible();
    app.server.respond('listRespostasSubjetivas', ({ query }) =>
      query['resposta_subjetiva_id'] === undefined ? [] : [buildSubjetiva()],
    );
    await page.getByRole('radio', { name: 'Corrigidas' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nada para corrigir' })).toBeVisible();
    await expect.element(card.getByRole('alert').getByText('Esta prova já foi fechada.')).toBeVisible();
    await expect.element(card.getByLabelText('Pontos, de 0 a 2')).toHaveValue('1,5');
    expect(await axeViolations()).toEqual([]);
  });
});
