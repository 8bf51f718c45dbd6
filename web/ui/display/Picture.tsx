import { FACES, type PictureName, pathOfPicture, pictures } from '../../lib/drawing/pictures.ts'
import styles from './Picture.module.css'

/** A picture that the build drew, in the colours of the theme. Loaded when it comes near; its room is kept. */
export const Picture = ({ name, alt }: { name: PictureName; alt: string }) =>
  FACES.map((face) => (
    <img
      key={face}
      className={styles[face]}
      src={pathOfPicture(name, face)}
      alt={alt}
      loading="lazy"
      {...pictures[name]}
    />
  ))
