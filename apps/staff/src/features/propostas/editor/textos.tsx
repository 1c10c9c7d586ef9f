/** The motivating texts: written, put in order, removed. */
import { PROPOSTA_LIMITES } from '@luneta/domain';
import { Button, Card, Heading, IconButton, Inline, Stack, Text, TextInput } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';
import { ArrowDown, ArrowUp, Plus, Trash } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import type { Campos } from './use-proposta-form.ts';
import type { TextoValor } from './valores.ts';

const words = copy.campos;

/** The list with one moved by a place. */
function moved(textos: readonly TextoValor[], from: number, by: -1 | 1): readonly TextoValor[] {
  const next = [...textos];
  const [text] = next.splice(from, 1);
  if (text) next.splice(from + by, 0, text);
  return next;
}

export function Textos({ form }: { form: Campos }) {
  const { id, value: textos, onChange, error } = form.field('textos');
  const change = (at: number, part: Partial<TextoValor>) =>
    onChange(textos.map((texto, n) => (n === at ? { ...texto, ...part } : texto)));
  const add = () =>
    onChange([...textos, { id: Math.max(0, ...textos.map((texto) => texto.id)) + 1, conteudo: '', fonte: '' }]);
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e16">
        <Stack gap="e4">
          <Heading look="h3" id={id} focusable>
            {words.textos}
          </Heading>
          <Text look="small" tone="muted">
            {words.textosHelp}
          </Text>
          {error !== undefined && (
            <Text look="small" tone="danger">
              {error}
            </Text>
          )}
        </Stack>
        {textos.map((texto, n) => (
          <Stack key={texto.id} gap="e8">
            <Inline justify="between">
              <Heading look="bodyStrong">{words.texto(n + 1)}</Heading>
              <Inline gap="e4">
                {n > 0 && (
                  <IconButton icon={ArrowUp} label={words.up(n + 1)} onClick={() => onChange(moved(textos, n, -1))} />
                )}
                {n < textos.length - 1 && (
                  <IconButton
                    icon={ArrowDown}
                    label={words.down(n + 1)}
                    onClick={() => onChange(moved(textos, n, 1))}
                  />
                )}
                <IconButton
                  icon={Trash}
                  label={words.remove(n + 1)}
                  onClick={() => onChange(textos.filter((one) => one.id !== texto.id))}
                />
              </Inline>
            </Inline>
            <RichEditor
              id={form.idOf(`textos.${n}.conteudo`)}
              label={words.texto(n + 1)}
              hideLabel
              rows={4}
              value={texto.conteudo}
              onChange={(conteudo) => change(n, { conteudo })}
              error={form.errorAt(`textos.${n}.conteudo`)}
            />
            <TextInput
              id={form.idOf(`textos.${n}.fonte`)}
              label={words.fonteDoTexto(n + 1)}
              optional
              prose
              value={texto.fonte}
              onChange={(fonte) => change(n, { fonte })}
              error={form.errorAt(`textos.${n}.fonte`)}
            />
          </Stack>
        ))}
        {textos.length < PROPOSTA_LIMITES.textos && (
          <div>
            <Button variant="secondary" size="sm" icon={Plus} onClick={add}>
              {words.add}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
