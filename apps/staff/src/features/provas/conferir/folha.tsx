/** One place of the exam: what is wrong with it, and its mend; then the next one. A card beside the grid, a sheet on a phone. */
import type { ConferenciaImportada, ConferenciaItem, ConferenciaLugar } from '@luneta/api-client';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Drawer,
  Heading,
  IconButton,
  Inline,
  Note,
  Segments,
  Stack,
  Text,
} from '@luneta/ui';
import { ChevronLeft, ChevronRight, Eye, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { daConferencia } from '../../../shared/prova-de-origem.ts';
import * as css from './conferir.css.ts';
import { Conserto } from './conserto/conserto.tsx';
import { copy, ESTADOS } from './copy.ts';
import { ICONS, itemOf, nextOf, previousOf, TONES } from './estados.ts';

export type FolhaProps = {
  prova: ConferenciaImportada;
  lugar: ConferenciaLugar;
  /** Those that the chips show. */
  faltas: readonly ConferenciaLugar[];
  editavel: boolean;
  onSelect: (numero: number) => void;
  /** It was mended: on to the next. */
  onMended: () => void;
  /** Its question is looked at as a student sees it. */
  onVer: (banco_questao_id: number) => void;
};

const cadernoOf = ({ areas }: ConferenciaImportada, numero: number) =>
  areas.find(({ lugares }) => lugares.some((lugar) => lugar.numero === numero));

export function Folha(props: FolhaProps) {
  const { prova, lugar } = props;
  const caderno = cadernoOf(prova, lugar.numero)?.caderno;
  return (
    <section aria-label={copy.sheet}>
      <Card padding="md">
        <Stack gap="e16">
          <Inline justify="between" gap="e8">
            <Stack gap="e4">
              <Heading look="h3">{copy.question(lugar.numero)}</Heading>
              {caderno && (
                <Text look="small" tone="muted">
                  {copy.caderno(caderno)}
                </Text>
              )}
            </Stack>
            <Passos {...props} />
          </Inline>
          <Corpo {...props} />
        </Stack>
      </Card>
    </section>
  );
}

export function FolhaDrawer({ onClose, ...props }: FolhaProps & { onClose: () => void }) {
  const { prova, lugar } = props;
  const caderno = cadernoOf(prova, lugar.numero)?.caderno;
  return (
    <Drawer
      open
      onClose={onClose}
      title={copy.question(lugar.numero)}
      {...(caderno && { detail: copy.caderno(caderno) })}
    >
      <Stack gap="e16">
        <Corpo {...props} />
        <Passos {...props} />
      </Stack>
    </Drawer>
  );
}

function Passos({ faltas, lugar, onSelect }: FolhaProps) {
  const [before, next] = [previousOf(faltas, lugar.numero), nextOf(faltas, lugar.numero)];
  return (
    <Inline gap="e8">
      {before && (
        <IconButton
          icon={ChevronLeft}
          variant="outline"
          label={copy.previous}
          onClick={() => onSelect(before.numero)}
        />
      )}
      {next && (
        <IconButton icon={ChevronRight} variant="outline" label={copy.next} onClick={() => onSelect(next.numero)} />
      )}
    </Inline>
  );
}

const linguaOf = ({ lingua_estrangeira: lingua }: ConferenciaItem): '1' | '2' | '' =>
  lingua === null ? '' : lingua === 1 ? '1' : '2';

function Corpo({ prova, lugar, editavel, onMended, onVer }: FolhaProps) {
  const [lingua, setLingua] = useState<'1' | '2' | null>(null);
  const item = lugar.itens.find((one) => linguaOf(one) === lingua) ?? itemOf(lugar);
  if (!item) return null;
  const { banco_questao_id } = item;
  const own = linguaOf(item);
  const area = cadernoOf(prova, lugar.numero);
  return (
    <>
      {lugar.itens.length > 1 && own !== '' && (
        <Segments
          legend={copy.whichLanguage}
          options={[
            { value: '1', label: copy.linguas[1] },
            { value: '2', label: copy.linguas[2] },
          ]}
          value={own}
          onChange={(value) => setLingua(value === '2' ? '2' : '1')}
        />
      )}
      {item.falhas.length > 0 && (
        <Inline gap="e8" wrap>
          {item.falhas.map((falha) => (
            <Badge key={falha} tone={TONES[falha]} icon={ICONS[falha]}>
              {ESTADOS[falha]}
            </Badge>
          ))}
        </Inline>
      )}
      {item.enunciado !== '' && (
        <div className={css.stem}>
          <Text look="small">{item.enunciado}</Text>
        </div>
      )}
      {item.anulada && <Note tone="info">{copy.annulled}</Note>}
      {item.falhas.length === 0 && <Text tone="muted">{copy.inOrder}</Text>}
      {item.falhas.length > 0 && !editavel && <Note tone="locked">{copy.readOnly}</Note>}
      {editavel && area && (
        <Conserto
          key={`${item.lingua_estrangeira} ${item.falhas.join()}`}
          rascunho_id={prova.rascunho_id}
          area={area}
          lugar={lugar}
          item={item}
          // Where another fault of the place is left, it comes next.
          onMended={() => (item.falhas.length > 1 ? undefined : onMended())}
        />
      )}
      {banco_questao_id !== null && (
        <Inline gap="e8" wrap>
          <Button variant="secondary" size="sm" icon={Eye} onClick={() => onVer(banco_questao_id)}>
            {copy.ver}
          </Button>
          <ButtonLink
            variant="text"
            size="sm"
            icon={PenLine}
            href={daConferencia(paths.questaoEditor(banco_questao_id), prova.rascunho_id, lugar.numero)}
          >
            {copy.open}
          </ButtonLink>
        </Inline>
      )}
    </>
  );
}
