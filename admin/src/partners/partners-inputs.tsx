import { ImageInput } from '../components/image/image-input';
import { ChoiceInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualTextInput, LinkInput } from '../components/inputs/text-inputs';

export function PartnersInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="name" />
        <BilingualTextInput source="description" multiline minRows={3} maxRows={10} />
      </LanguageColumns>
      <InColumns>
        <ChoiceInput source="kind" />
        <LinkInput source="websiteUrl" />
      </InColumns>
      <ImageInput source="logoUrl" logo />
    </>
  );
}
