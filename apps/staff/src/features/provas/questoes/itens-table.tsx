import type { ItemDaProva } from '@luneta/api-client';
import type { ItemSaude } from '@luneta/domain/item-estatistica';
import { roundHalfUp } from '@luneta/domain/numero';
import { Badge, Button, DataTable, Inline, numberText, VisuallyHidden, type DataColumn } from '@luneta/ui';
import { Ban, CircleCheck, CircleX, Eye, TriangleExclamationPoint } from '@luneta/ui/icons';

import { copy as words } from '../copy.ts';
import { acerto, brancos, idOf, maisErrada, nameOf, saudeOf } from './item.ts';
import { copy, saudes } from './copy.ts';

const BADGE_BY_HEALTH = {
  boa: { tone: 'neutral', icon: CircleCheck },
  rever: { tone: 'warning', icon: TriangleExclamationPoint },
  anular: { tone: 'danger', icon: CircleX },
} as const;

export function SaudeBadge({ saude }: { saude: ItemSaude }) {
  return <Badge {...BADGE_BY_HEALTH[saude]}>{saudes[saude]}</Badge>;
}

/** A decimal as it is written here: −0,08. */
export const decimal = (value: number): string => numberText(value, 2);

const percent = (part: number | null) => (part === null ? words.none : copy.percent(roundHalfUp(part * 100, 0)));

function Situacao({ item }: { item: ItemDaProva }) {
  const saude = saudeOf(item);
  return (
    <Inline gap="e4" wrap>
      {item.anulada && (
        <Badge tone="info" icon={Ban}>
          {copy.annulled}
        </Badge>
      )}
      {item.gabarito_bonificado && <Badge tone="info">{copy.bonus}</Badge>}
      {!item.anulada && saude && <SaudeBadge saude={saude} />}
      {item.subjetiva && copy.text}
    </Inline>
  );
}

const columnsOf = (dias: boolean): readonly [DataColumn<ItemDaProva>, ...DataColumn<ItemDaProva>[]] => [
  { id: 'numero', header: copy.numero, cell: (item) => nameOf(item, dias) },
  { id: 'materia', header: copy.materia, cell: ({ materia_nome }) => materia_nome },
  { id: 'acerto', header: copy.acerto, cell: (item) => percent(acerto(item)), noWrap: true },
  {
    id: 'discriminacao',
    header: copy.discriminacao,
    cell: ({ discriminacao }) => (discriminacao === null ? words.none : decimal(discriminacao)),
    noWrap: true,
  },
  {
    id: 'branco',
    header: copy.branco,
    cell: (item) => {
      const blank = brancos(item);
      return blank === null ? words.none : copy.percent(blank);
    },
    noWrap: true,
  },
  {
    id: 'errada',
    header: copy.errada,
    cell: (item) => {
      const most = maisErrada(item);
      return most ? `${most.letra} · ${copy.percent(most.percent)}` : words.none;
    },
    noWrap: true,
  },
  { id: 'situacao', header: copy.situacao, cell: (item) => <Situacao item={item} /> },
];

export type ItensTableProps = { itens: readonly ItemDaProva[]; dias: boolean; onSee: (id: number) => void };

export function ItensTable({ itens, dias, onSee }: ItensTableProps) {
  return (
    <DataTable
      caption={copy.caption}
      columns={columnsOf(dias)}
      rows={itens}
      rowKey={idOf}
      density="compact"
      actionsHeader={copy.actions}
      renderActions={(item) => (
        <Button variant="text" size="sm" icon={Eye} onClick={() => onSee(idOf(item))}>
          {copy.see} <VisuallyHidden>{copy.seeOf(nameOf(item, dias))}</VisuallyHidden>
        </Button>
      )}
    />
  );
}
