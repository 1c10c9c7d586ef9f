/** What the code on a printed answer sheet says: whose sheet it is, and of which exam, day and version. */
import { type ModeloImpresso, MODELOS_IMPRESSOS } from './impressao-modelo.ts';

export type FolhaDeRespostas = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  /** Null: a blank sheet, on which a person writes the name. */
  readonly turma_aluno_id: number | null;
  readonly modelo: ModeloImpresso;
};

/** Says which reader understands the rest. */
const FORM = 'L1';
const CRC_START = 0xffff;
const CRC_POLYNOMIAL = 0x1021;
const CRC_TOP = 0x8000;
const BITS = 8;
const HEX = 16;
const CRC_DIGITS = 4;

/** CRC-16/IBM-3740 of ASCII text, as four hexadecimal digits. */
function crcOf(text: string): string {
  let crc = CRC_START;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << BITS;
    for (let bit = 0; bit < BITS; bit += 1) crc = (crc & CRC_TOP ? (crc << 1) ^ CRC_POLYNOMIAL : crc << 1) & CRC_START;
  }
  return crc.toString(HEX).toUpperCase().padStart(CRC_DIGITS, '0');
}

/** `L1|turma_avaliacao_id|dia|turma_aluno_id|versão|CRC`; a blank sheet has 0 for the student. [MON-8] */
export function codigoDaFolha({ turma_avaliacao_id, dia_prova, turma_aluno_id, modelo }: FolhaDeRespostas): string {
  const text = [FORM, turma_avaliacao_id, dia_prova, turma_aluno_id ?? 0, modelo].join('|');
  return `${text}|${crcOf(text)}`;
}

const WRITTEN = /^L1\|([1-9]\d{0,15})\|([1-9]\d?)\|(0|[1-9]\d{0,15})\|([A-D])\|[0-9A-F]{4}$/;

/** The sheet that a code names; null for another text, and for one that was read wrong. [MON-8] */
export function lerCodigoDaFolha(codigo: string): FolhaDeRespostas | null {
  const [, turma_avaliacao, dia, aluno, letra] = WRITTEN.exec(codigo) ?? [];
  const modelo = MODELOS_IMPRESSOS.find((one) => one === letra);
  if (modelo === undefined) return null;
  const folha = {
    turma_avaliacao_id: Number(turma_avaliacao),
    dia_prova: Number(dia),
    turma_aluno_id: Number(aluno) || null,
    modelo,
  };
  return codigoDaFolha(folha) === codigo ? folha : null;
}
