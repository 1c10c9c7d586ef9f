/** The receipt beside what this device still holds of the day (decisions 208 and 215): one suite for both student apps. */
import { buildResumo, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { putOnDevice, UNSENT_REDACAO, UNSENT_RESPOSTA, UNSENT_SUBJETIVA } from './on-device.ts';

export const DELIVERED = {
  situacao: 'entregue',
  tempo_restante: 0,
  tempo_utilizado: 13_329,
  qtde_itens_respondidos: 2,
  entregue_em: '2026-11-21T17:12:09-03:00',
} as const;
const MOTIVO = 'Deve ter no máximo 20000 caracteres.';
const recibo = page.getByText('Entrega confirmada', { exact: true });

export type ReceiptScreen = {
  /** Opens the receipt of the day that `on-device.ts` names in the app. */
  open: (server: MockServer) => Promise<unknown>;
  /** What axe finds on the page. */
  axeViolations: () => Promise<readonly unknown[]>;
};

/** Describes what the receipt of an app says about what waits, was refused or came too late. */
export function describeReceipt({ open, axeViolations }: ReceiptScreen): void {
  async function openHolding(...entries: Parameters<typeof putOnDevice>) {
    const server = createMockServer();
    server.respond('getProvaResumo', buildResumo(DELIVERED));
    await putOnDevice(...entries);
    server.fail('saveRedacao', 400, { message: MOTIVO });
    return { server, show: () => open(server) };
  }

  describe('the receipt', () => {
    it('while something waits says how much, is not shown as final, and is read again when all has arrived', async () => {
      const { server, show } = await openHolding(UNSENT_RESPOSTA);
      server.fail('saveResposta', 503);
      await show();
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Suas respostas estão guardadas' }))
        .toBeVisible();
      await expect
        .element(page.getByText('1 resposta está guardada neste aparelho e será enviada assim que a internet voltar.'))
        .toBeVisible();
      await expect.element(recibo).not.toBeInTheDocument();
      expect(await axeViolations()).toEqual([]);
      const reads = server.calls('getProvaResumo').length;
      server.respond('saveResposta', {
        turma_avaliacao_questao_resposta_id: 9004,
        item_resposta: 2,
        seq: 9,
        gravada_em: '2026-11-21T20:00:00.000Z',
        tempo_restante: 0,
        qtde_itens_respondidos: 3,
        situacao: 'gravada',
      });
      server.respond('getProvaResumo', buildResumo({ ...DELIVERED, qtde_itens_respondidos: 3 }));
      window.dispatchEvent(new Event('online'));
      await expect.element(recibo).toBeVisible();
      await expect.element(page.getByText('3 de 4')).toBeVisible();
      expect(server.calls('getProvaResumo').length).toBeGreaterThan(reads);
    });

    it('names what was refused, with the reason of the server and the text, and is not clean', async () => {
      const { show } = await openHolding(UNSENT_REDACAO);
      await show();
      await expect.element(page.getByText('Não foi salvo: a redação')).toBeVisible();
      await expect.element(page.getByText(MOTIVO)).toBeVisible();
      await page.getByText('Ver o texto da redação').click();
      await expect.element(page.getByText(UNSENT_REDACAO.texto_redacao)).toBeVisible();
      await expect.element(recibo).not.toBeInTheDocument();
      await expect.element(page.getByText('Entrega confirmada, sem o que está acima')).toBeVisible();
      expect(await axeViolations()).toEqual([]);
    });

    it('names a text answer that was refused, and gives its text to copy', async () => {
      const { server, show } = await openHolding(UNSENT_SUBJETIVA);
      server.fail('saveRespostaSubjetiva', 413, { message: 'O conteúdo enviado é grande demais.' });
      await show();
      await expect.element(page.getByText('Não foi salvo: a questão 4')).toBeVisible();
      await expect.element(page.getByText('O conteúdo enviado é grande demais.')).toBeVisible();
      await page.getByText('Ver o texto da questão 4').click();
      await expect.element(page.getByText(UNSENT_SUBJETIVA.texto_resposta)).toBeVisible();
      await expect.element(recibo).not.toBeInTheDocument();
    });

    it('counts a text answer that waits as an answer', async () => {
      const { server, show } = await openHolding(UNSENT_SUBJETIVA);
      server.fail('saveRespostaSubjetiva', 503);
      await show();
      await expect
        .element(page.getByText('1 resposta está guardada neste aparelho e será enviada assim que a internet voltar.'))
        .toBeVisible();
    });

    it('tells what came too late once, and not after it was read', async () => {
      const { server, show } = await openHolding(UNSENT_RESPOSTA);
      server.fail('saveResposta', 409, { codigo: 'fora_do_prazo', avaliacao_finalizada: true });
      await show();
      await expect.element(page.getByText('Chegou depois: a questão 3')).toBeVisible();
      await expect.element(recibo).not.toBeInTheDocument();
      await page.getByRole('button', { name: 'Entendi' }).click();
      await expect.element(recibo).toBeVisible();
      await show();
      await expect.element(recibo).toBeVisible();
      await expect.element(page.getByText(/^Chegou depois/)).not.toBeInTheDocument();
    });

    it('without a connection says that all was sent where nothing is kept', async () => {
      const { server, show } = await openHolding();
      server.setOffline(true);
      await show();
      await expect.element(page.getByText(/^Tudo o que você respondeu já foi enviado\./)).toBeVisible();
    });

    it('of another day does not speak of this one', async () => {
      const { server, show } = await openHolding({ ...UNSENT_RESPOSTA, dia_prova: 2 });
      server.fail('saveResposta', 503);
      await show();
      await expect.element(recibo).toBeVisible();
    });
  });
}
