import type { imageHr } from '../../hr/general/image';

export const imageEn: typeof imageHr = {
  choose: 'Choose a picture',
  replace: 'Replace the picture',
  pick: 'Choose from this device',
  take: 'Take a photo',
  help: 'Or drop a picture here.',
  details: 'Description and consent',
  detailsHelp: 'This applies wherever the picture is used.',
  later: 'Later',
  lacks: {
    description: 'The picture lacks a description.',
    consent: 'The consent of the people in the picture is missing.',
  },
  sending: 'Sending the picture: %{percent}%',
  preparing: 'The picture has been sent and is being prepared…',
  preview: 'The chosen picture',
  elsewhere: 'A picture at another address: %{address}',
  clear: 'Remove the picture',
  address: 'Picture address',
  urlHelp: 'A path on this site, such as /images/picture.webp, or an https:// address.',
  consent: {
    showsPeople: 'The picture shows people who can be recognised',
    given: 'The people in the picture have consented to publication',
    date: 'Date of consent',
    help: 'Without consent, nothing with this picture can be published. For children you need the consent of their parents.',
  },
  focal: {
    title: 'Most important part of the picture',
    help: 'Cards and page headers show only a part of the picture. Press what must be seen, or drag the circle there.',
    horizontal: 'Horizontal position',
    vertical: 'Vertical position',
    fromLeft: '%{percent}% from the left edge',
    fromTop: '%{percent}% from the top edge',
    centre: 'Back to the middle',
    crop: {
      card: 'On a card',
      header: 'In a header',
      portrait: 'In the team',
      opening: 'On a first screen',
    },
  },
  prepared: {
    shrunk: 'It was made smaller before sending, from %{from} to %{to} (%{width} × %{height}).',
    converted:
      'It was converted before sending: it had %{from} and now has %{to} (%{width} × %{height}).',
  },
  error: {
    heic: 'This browser cannot read a photo in the HEIC format. Add it on the iPhone itself, where it is converted to JPEG. To copy it by cable, choose “Automatic” under “Transfer to Mac or PC” in the iPhone’s settings of Photos, and copy it again. On a computer you can open it and export it as JPEG.',
    notImage: 'That file is not an image.',
    format: 'This browser cannot read that picture. Save it as JPEG or PNG.',
    empty: 'The file is empty.',
    tooBig:
      'The picture has more than 10\u00a0MB, and the browser cannot make it smaller. Save a smaller one.',
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
