/** A question of a file as its line keeps it: everything but the bytes of its pictures, which stay in the file. */
import type { Imagem, QuestaoLida } from '../readers/questoes/modelo.ts';

export type QuestaoGuardada = Omit<QuestaoLida, 'imagens' | 'arquivo' | 'linha'> & {
  readonly imagens: readonly Omit<Imagem, 'bytes'>[];
};

export const guardar = ({ imagens, arquivo: _arquivo, linha: _linha, ...questao }: QuestaoLida): QuestaoGuardada => ({
  ...questao,
  imagens: imagens.map(({ bytes: _bytes, ...imagem }) => imagem),
});
