/** Pictures of a file: by their bytes, whatever their names say, and named by the hash of their content. Pure. */
import { createHash } from 'node:crypto';

import { isShowable, kindOf, sizeOf, unsupportedName } from '../../../../http/formato-imagem.ts';
import { bmpToPng } from '../../../../http/bmp.ts';
import { semMetadados } from '../../../../http/metadados-imagem.ts';
import { type Imagem, LIMITES, type ProblemaDaQuestao } from './modelo.ts';
import { aviso } from './problemas.ts';

const said = (codigo: string, nome: string, mensagem: string, como: string): ProblemaDaQuestao =>
  aviso(codigo, { campo: 'imagem', valor: nome, mensagem, como });

export const problemasDeImagem = {
  remota: (endereco: string) =>
    said(
      'imagem_remota',
      endereco,
      'Uma imagem está em outro endereço da internet e não foi trazida.',
      'Salve a imagem, coloque-a na questão pelo editor e descreva o que ela mostra.',
    ),
  ausente: (nome: string) =>
    said(
      'imagem_ausente',
      nome,
      `A imagem "${nome}" não está no arquivo.`,
      'Ponha a imagem junto do arquivo e envie de novo, ou coloque-a pelo editor.',
    ),
  quebrada: (nome: string) =>
    said(
      'imagem_quebrada',
      nome,
      `A imagem "${nome}" está danificada.`,
      'Troque a imagem e envie de novo, ou coloque-a pelo editor.',
    ),
  formato: (nome: string, formato: string) =>
    said(
      'imagem_nao_suportada',
      nome,
      `A imagem "${nome}" é do formato ${formato}, que não é aceito.`,
      'Salve como PNG ou JPEG e envie de novo, ou coloque-a pelo editor.',
    ),
  grande: (nome: string) =>
    said(
      'imagem_grande',
      nome,
      `A imagem "${nome}" passa de 2 MB ou de 4.000 pontos de lado.`,
      'Diminua a imagem e envie de novo, ou coloque-a pelo editor.',
    ),
  demais: () =>
    said(
      'imagens_demais',
      '',
      `A questão tem mais de ${LIMITES.imagens} imagens.`,
      'Junte as imagens ou divida a questão, e envie de novo.',
    ),
  semDescricao: (nome: string) =>
    said(
      'imagem_sem_descricao',
      nome,
      'Uma imagem não tem descrição.',
      'Descreva a imagem no editor ou diga que é decorativa: há quem não a veja.',
    ),
} as const;

/** The picture as it can be kept, or why it cannot. @param pasta address below which pictures of the school are */
export function imagemOf(nome: string, given: Uint8Array, pasta: string): Imagem | ProblemaDaQuestao {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length > LIMITES.imagem) return problemasDeImagem.grande(nome);
  const known = kindOf(bytes);
  if (!known) {
    const formato = unsupportedName(bytes);
    if (formato === null) return problemasDeImagem.quebrada(nome);
    const png = formato === 'BMP' ? bmpToPng(bytes) : undefined;
    return png ? imagemOf(nome, png, pasta) : problemasDeImagem.formato(nome, formato);
  }
  const size = sizeOf(bytes);
  const kept = size && semMetadados(bytes, known.tipo);
  if (!size || !kept) return problemasDeImagem.quebrada(nome);
  if (!isShowable(size) || size.width > LIMITES.lado || size.height > LIMITES.lado)
    return problemasDeImagem.grande(nome);
  const sha256 = createHash('sha256').update(kept).digest('hex');
  return { nome, sha256, tipo: known.tipo, endereco: `${pasta}${sha256}.${known.ext}`, bytes: kept };
}

export const isImagem = (one: Imagem | ProblemaDaQuestao): one is Imagem => 'sha256' in one;
