/** Chooses the columns of the list. Each takes effect at once. */
import { Button, Checkbox, Dialog, Stack } from '@luneta/ui';

import { copy } from '../copy.ts';
import { DE_SEMPRE, ESCOLHIVEIS, type Coluna } from './colunas.ts';

const words = copy.colunas;
const NAMES: Readonly<Record<Coluna, string>> = {
  habilidades: copy.habilidades,
  etiquetas: copy.etiquetas,
  dificuldade: copy.dificuldade,
  acerto: copy.acerto,
  usos: copy.usos,
  autor: copy.autor,
  atualizada: copy.atualizada,
};

export type EscolherColunasProps = {
  open: boolean;
  colunas: readonly Coluna[];
  onChoose: (colunas: readonly Coluna[]) => void;
  onClose: () => void;
};

export function EscolherColunas({ open, colunas, onChoose, onClose }: EscolherColunasProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={onClose}>{words.done}</Button>
          <Button variant="secondary" onClick={() => onChoose(DE_SEMPRE)}>
            {words.start}
          </Button>
        </>
      }
    >
      <Stack gap="e4">
        {ESCOLHIVEIS.map((coluna) => (
          <Checkbox
            key={coluna}
            label={NAMES[coluna]}
            checked={colunas.includes(coluna)}
            onChange={(on) => onChoose(on ? [...colunas, coluna] : colunas.filter((one) => one !== coluna))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
