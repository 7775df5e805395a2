import type { TeamMember } from '~/api/client';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { Picture } from '../picture/picture';
import styles from './member.module.css';

const tones = [styles.sand, styles.sea, styles.olive, styles.fig];

interface MemberProps {
  member: TeamMember;
  /** The accessible name of the link to write to a name and address. */
  write: (name: string) => string;
  /** Where the member has no address of their own. */
  email?: string;
}

/** A person of the team: a picture or an initial beside the name, position and address. */
export function Member({ member, write, email }: MemberProps) {
  const language = useLanguage();
  const { id, name, image, imageUrl } = member;
  const position = localized(member, 'position', language);
  const bio = localized(member, 'bio', language);
  const shownEmail = member.email ?? email;
  return (
    <article className={styles.member}>
      {imageUrl === null ? (
        <span className={`${styles.portrait} ${tones[id % tones.length]}`} aria-hidden>
          {name.charAt(0)}
        </span>
      ) : (
        <Picture
          image={image}
          fallback={imageUrl}
          sizes="6rem"
          width={400}
          height={400}
          className={styles.portrait}
        />
      )}
      <div className={styles.details}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.position} lang={position.lang}>
          {position.text}
        </p>
        {bio.text === '' ? null : <p lang={bio.lang}>{bio.text}</p>}
        {shownEmail === undefined ? null : (
          <p>
            <a
              href={`mailto:${shownEmail}`}
              aria-label={write(`${name}, ${shownEmail}`)}
              className={styles.mail}
            >
              <BreakableEmail email={shownEmail} />
            </a>
          </p>
        )}
      </div>
    </article>
  );
}

/** Where it is too long for its line, a line ends after the at sign. */
function BreakableEmail({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <span>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </span>
  );
}
