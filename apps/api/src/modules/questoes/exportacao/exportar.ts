/** Questions in one of the formats of the export. */
import { exportGift } from './gift.ts';
import type { Exportado, Imagens, QuestaoExportada } from './modelo.ts';
import { exportMoodle } from './moodle.ts';
import { exportQti } from './qti.ts';
import { exportCsv, exportXlsx } from './tabela.ts';

export type FormatoExportado = 'csv' | 'xlsx' | 'moodle_xml' | 'gift' | 'qti30';

type Writer = (questoes: readonly QuestaoExportada[], imagens: Imagens) => Exportado | Promise<Exportado>;

const WRITERS: Readonly<Record<FormatoExportado, Writer>> = {
  csv: exportCsv,
  xlsx: exportXlsx,
  moodle_xml: exportMoodle,
  gift: exportGift,
  qti30: exportQti,
};

/** The file, and what it cannot hold. (QIM-7) */
export const exportar = async (
  formato: FormatoExportado,
  questoes: readonly QuestaoExportada[],
  imagens: Imagens,
): Promise<Exportado> => WRITERS[formato](questoes, imagens);
