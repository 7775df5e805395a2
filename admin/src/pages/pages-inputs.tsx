import { SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug/slug-input';
import { BilingualTextInput } from '../components/inputs/text-inputs';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';

/** Stable, as the notes on them are computed when it changes. */
const formattedTexts = ['content'];

export function PagesInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <BilingualTextInput source="lead" multiline maxRows={5} />
        <RichText source="content" />
      </LanguageColumns>
      <InColumns>
        <SlugInput path="/" />
        <SwitchInput source="inFooter" />
      </InColumns>
      <PublishingNotes sources={formattedTexts} />
    </>
  );
}
