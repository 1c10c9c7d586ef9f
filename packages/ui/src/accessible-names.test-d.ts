// Type tests, read only by `tsc`: the accessible name of a control, dialog, landmark or picture is required.
import * as ui from './index.ts';

/** Props that must be given, and never as `undefined`. */
type Needed<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name> ? never : undefined extends Props[Name] ? never : Name;
}[keyof Props];

const named = <Props>(_component: (props: Props) => unknown, _name: Needed<Props>): void => undefined;

named(ui.IconButton, 'label');
named(ui.IconLink, 'label');
named(ui.Dialog, 'title');
named(ui.CornerSheet, 'title');
named(ui.CountdownDialog, 'title');
named(ui.Confirm, 'title');
named(ui.ModeBanner, 'label');
named(ui.RouteTabs, 'label');
named(ui.Pager, 'label');
named(ui.BottomNav, 'label');
named(ui.Rail, 'label');
named(ui.Sidebar, 'label');
named(ui.ExamBar, 'label');
named(ui.QuestionNav, 'label');
named(ui.Segments<string>, 'legend');
named(ui.RadioCards<string>, 'legend');
named(ui.LanguagePicker, 'legend');
named(ui.AvatarPicker, 'label');
named(ui.TextInput, 'label');
named(ui.PasswordInput, 'label');
named(ui.Textarea, 'label');
named(ui.Select<string>, 'label');
named(ui.Checkbox, 'label');
named(ui.Switch, 'label');
named(ui.EssayEditor, 'label');
named(ui.ProgressBar, 'label');
named(ui.ProgressRing, 'label');
named(ui.Timer, 'label');
named(ui.TriGauge, 'label');
named(ui.HitMap, 'label');
named(ui.QuestionGrid, 'label');
named(ui.Options, 'label');
named(ui.DataTable<string>, 'caption');
named(ui.LiveGrid<string>, 'caption');

// @ts-expect-error Pipa may be decoration: this line fails to compile, as those above would without their name.
named(ui.Pipa, 'label');
