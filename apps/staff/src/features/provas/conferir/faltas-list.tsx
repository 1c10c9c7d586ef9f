/** The faults of an imported exam on a phone: a row each, with the areas that have no TRI score above. */
import type { ConferenciaArea, ConferenciaLugar } from '@luneta/api-client';
import { Badge, EmptyState, Heading, Inline, Note, Stack, Text } from '@luneta/ui';

import * as css from './conferir.css.ts';
import { copy, ESTADOS } from './copy.ts';
import { ICONS, itemOf, TONES } from './estados.ts';

type FaltasListProps = {
  areas: readonly ConferenciaArea[];
  faltas: readonly ConferenciaLugar[];
  /** Whether a chip is pressed. */
  filtered: boolean;
  onSelect: (numero: number) => void;
};

export function FaltasList({ areas, faltas, filtered, onSelect }: FaltasListProps) {
  return (
    <Stack gap="e12">
      {areas
        .filter(({ tri }) => tri.motivo !== null)
        .map((area) => (
          <Note key={area.area_codigo} tone="warning">
            {`${area.nome} · ${copy.tri(area.tri)}`}
          </Note>
        ))}
      <Heading look="h3">{copy.faults}</Heading>
      {faltas.length === 0 && <EmptyState text={filtered ? copy.cleanFilter : copy.clean} />}
      <ul className={css.list}>
        {faltas.map((lugar) => (
          <li key={lugar.numero}>
            <button type="button" className={css.fault} onClick={() => onSelect(lugar.numero)}>
              <Inline justify="between" wrap gap="e8">
                <Text as="strong" look="bodyStrong">
                  {copy.question(lugar.numero)}
                </Text>
                <Badge tone={TONES[lugar.estado]} icon={ICONS[lugar.estado]}>
                  {ESTADOS[lugar.estado]}
                </Badge>
              </Inline>
              {itemOf(lugar)?.enunciado !== '' && (
                <Text as="span" look="small" tone="muted" lines={2}>
                  {itemOf(lugar)?.enunciado}
                </Text>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
