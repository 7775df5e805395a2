import { ImageInput } from '../components/image/image-input';
import { Choice } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualText, Link } from '../components/inputs/text-inputs';

export function PartnersInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualText source="name" />
        <BilingualText source="description" multiline minRows={3} maxRows={10} />
      </LanguageColumns>
      <InColumns>
        <Choice source="kind" />
        <Link source="websiteUrl" />
      </InColumns>
      <ImageInput source="logoUrl" logo />
    </>
  );
}
