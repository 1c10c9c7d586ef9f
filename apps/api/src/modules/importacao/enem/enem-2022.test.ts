/** Tests the importer with the real exam when its folder is beside the checkout. The exam is not part of the project. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { avaliacao_item, questao } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { checksums } from '../../../../test/checksums.ts';
import { importEnem } from './import-enem.ts';
import { tables } from '../../../../test/tables.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/enem/2022', import.meta.url));

const available = existsSync(folder);

describe.skipIf(!available)(
  `ENEM 2022${available ? '' : ' (skipped: ../shared/data/enem/2022 is not beside the checkout)'}`,
  async () => {
    const database = await createTestDb();
    afterAll(() => database.close());
    const { db } = database;
    const options = { folder, escola_id: world.escola, agora: new Date('2026-11-21T12:00:00Z') };

    it('has 185 questions and exactly these defects', async () => {
      const report = await importEnem(db, options);
      expect(report.total).toBe(185);
      expect(report.questoes.novas).toBe(185);
      // 175 files, six of them copies of others.
      expect(report.midias.novas).toBe(169);
      expect(report.avisos.map(({ codigo, questao: slug }) => `${slug ?? 'prova'} ${codigo}`)).toEqual([
        'prova IMAGENS_SEM_DESCRICAO',
        '3-espanhol ENFASE_CORRIGIDA',
        '7 AREA_CONTRADITORIA',
        '24 AREA_CONTRADITORIA',
        '64 FORA_DA_TRI',
        '92 AREA_CONTRADITORIA',
        '108 AREA_CONTRADITORIA',
        '112 FORA_DA_TRI',
        '113 FORA_DA_TRI',
        '119 FORA_DA_TRI',
        '134 FORA_DA_TRI',
        '141 FORA_DA_TRI',
        '143 GABARITO_DIVERGENTE',
        '144 ALTERNATIVAS_A_MENOS',
        '144 AREA_CONTRADITORIA',
        '157 ANULADA',
        '159 TEXTO_ESTRANHO',
        '166 ALTERNATIVAS_A_MENOS',
      ]);
    });

    it('leaves no Markdown, no address of the source and no unknown picture in a text', async () => {
      const rows = await tables(tenant(db, world.escola)).select().from(questao).where(eq(questao.origem, 'ENEM 2022'));
      for (const row of rows) {
        const html = [row.enunciado, row.opcao_a, row.opcao_b, row.opcao_c, row.opcao_d, row.opcao_e ?? ''].join('\n');
        expect(html).not.toMatch(/\*\*|!\[|enem\.dev|OCR|Copyfish|Imagem indisponível/u);
        for (const [, src = ''] of html.matchAll(/<img src="([^"]*)"/gu))
          expect(src).toMatch(/^\/api\/v2\/midias\/1\/[0-9a-f]{64}\.(?:png|jpg)$/u);
      }
      expect(rows.filter(({ tri_a }) => tri_a !== null)).toHaveLength(178);
      expect(rows.find(({ codigo }) => codigo === 'ENEM-2022-143')?.gabarito).toBe('D');
    });

    it('numbers day 1 from 1 to 90 with five items twice, and day 2 from 91 to 180', async () => {
      const rows = await tables(tenant(db, world.escola)).select().from(avaliacao_item);
      const day = (n: number) => rows.filter(({ dia_prova }) => dia_prova === n);
      expect([day(1).length, day(2).length]).toEqual([95, 90]);
      expect(day(1).filter(({ lingua_estrangeira }) => lingua_estrangeira !== null)).toHaveLength(10);
      expect([
        Math.min(...day(2).map(({ numero }) => numero)),
        Math.max(...day(2).map(({ numero }) => numero)),
      ]).toEqual([91, 180]);
      expect([
        rows.filter(({ anulada }) => anulada).length,
        rows.filter(({ fora_da_tri }) => fora_da_tri).length,
      ]).toEqual([1, 6]);
    });

    it('changes nothing the second time', async () => {
      const before = await checksums(db);
      const again = await importEnem(db, options);
      expect(again.questoes).toEqual({ novas: 0, alteradas: 0, iguais: 185 });
      expect(await checksums(db)).toEqual(before);
    });
  },
);
