/** One notice: when it is shown, and what can be done with it. */
import type { Aviso } from '@luneta/api-client';
import { Badge, Button, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@luneta/ui';

import { horaOu, type Relogio } from '../../../shared/quando.ts';
import { copy } from './copy.ts';

type AvisoCardProps = {
  aviso: Aviso;
  relogio: Relogio;
  /** Absent for who only reads. */
  onEdit?: () => void;
  onEnd?: () => void;
};

const TONES = { agora: 'success', depois: 'info', antes: 'neutral' } as const;

function estadoOf({ inicio, fim }: Aviso, nowMs: number): keyof typeof TONES {
  if (nowMs < Date.parse(inicio)) return 'depois';
  return nowMs < Date.parse(fim) ? 'agora' : 'antes';
}

export function AvisoCard({ aviso, relogio, onEdit, onEnd }: AvisoCardProps) {
  const estado = estadoOf(aviso, relogio.nowMs);
  return (
    <Card as="li">
      <Stack gap="e8">
        <Inline gap="e12" wrap>
          <Heading look="h3">{aviso.titulo}</Heading>
          <Badge tone={TONES[estado]}>{copy.state[estado]}</Badge>
        </Inline>
        <Text>{aviso.texto}</Text>
        <Text look="small" tone="muted">
          {copy.from(horaOu(aviso.inicio, relogio), horaOu(aviso.fim, relogio))}
        </Text>
        {(onEdit !== undefined || onEnd !== undefined) && (
          <Inline gap="e8" wrap>
            {onEdit && <Act label={copy.edit} name={copy.editOf(aviso.titulo)} onClick={onEdit} />}
            {onEnd && estado === 'agora' && <Act label={copy.end} name={copy.endOf(aviso.titulo)} onClick={onEnd} />}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** The same words stand on every notice; the name says which. */
function Act({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
