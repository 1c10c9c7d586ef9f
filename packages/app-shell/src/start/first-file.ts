/**
 * What the login and every screen have in common. It stands in the first file, which both have: otherwise the login would
 * need what all screens share, or each screen a further file.
 */
import { Checkbox, Link, Logo, Note, Pipa, Text, TextInput, Trajectory } from '@luneta/ui';
import { Check, Minus } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';

import { lazyPart } from './lazy-part.tsx';

export const inFirstFile: ReadonlySet<unknown> = new Set([
  Checkbox,
  Link,
  Logo,
  Note,
  Pipa,
  Text,
  TextInput,
  Trajectory,
  Check,
  Minus,
  useMutation,
  useQuery,
  lazyPart,
]);
