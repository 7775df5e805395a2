import type { imageHr } from '../../hr/general/image';

export const imageEn: typeof imageHr = {
  pick: 'Choose from this device',
  fromLibrary: 'Choose from the library',
  help: 'Or drop a picture here: JPEG, PNG, WebP or AVIF, at most 10\u00a0MB.',
  sending: 'Sending the picture: %{percent}%',
  preparing: 'The picture has been sent and is being prepared…',
  preview: 'The chosen picture',
  elsewhere: 'A picture at another address: %{address}',
  clear: 'Remove the picture',
  address: 'Picture address',
  addressHelp: 'A path on this site, such as /images/picture.webp, or an https:// address.',
  typeAddress: 'Type the picture’s address',
  alt: 'Picture description (Croatian)',
  altEn: 'Picture description',
  altHelp: 'Screen readers read it out. It applies wherever the picture is used.',
  altMissing:
    'Describe the picture in both languages for those who cannot see it. It is saved at once.',
  altStored: 'The picture’s description has been saved.',
  error: {
    notImage: 'That file is not an image.',
    format: 'The picture must be a JPEG, PNG, WebP or AVIF.',
    empty: 'The file is empty.',
    tooBig: 'The picture may be at most 10\u00a0MB.',
    lost: 'The picture was not sent. Check your connection and try again.',
  },
  library: {
    title: 'Picture library',
    search: 'Search pictures',
    empty: 'The library is still empty.',
    noResults: 'No picture matches the search.',
    more: 'Show more pictures',
  },
};
